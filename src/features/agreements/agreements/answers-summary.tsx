import type { CurrentUser } from '../../../services/data/use-applicant';
import { fullName } from '../../../shared/fields/name-rules';
import { openHelpCenter } from '../../../shared/help/help-center';
import { Button } from '../../../ui/button';
import { Heading, Text } from '../../../ui/heading';
import { Stack } from '../../../ui/stack';
import { SummaryList } from '../../../ui/summary-list';
import { addressLine } from '../shared/address-line';

/** The answers that go into the agreements. The offer was made on them, so they are changed by asking us. */
export function AnswersSummary({ user }: { readonly user: CurrentUser }) {
  return (
    <Stack gap={3}>
      <Heading level={2}>Check your answers</Heading>
      <SummaryList
        rows={[
          { term: 'Name', value: fullName(user) },
          { term: 'Home address', value: addressLine(user.billingAddress) },
          { term: 'Mobile phone number', value: user.phone ?? 'Not given' },
          { term: 'Email address', value: user.email ?? 'Not given' },
        ]}
      />
      <Text>
        You accepted your offer with these answers, so they are locked. To change this, contact us.
      </Text>
      <div>
        <Button variant="tertiary" size="small" onClick={() => openHelpCenter()}>
          Contact Us
        </Button>
      </div>
    </Stack>
  );
}
