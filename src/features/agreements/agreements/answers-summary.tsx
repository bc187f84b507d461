import type { CurrentUser } from '../../../services/data/use-applicant';
import { addressText } from '../../../shared/fields/address-text';
import { formatPhone } from '../../../shared/fields/contact-rules';
import { fullName } from '../../../shared/fields/name-rules';
import { openHelpCenter } from '../../../shared/help/help-center';
import { Button } from '../../../ui/button';
import { Heading, Text } from '../../../ui/heading';
import { Stack } from '../../../ui/stack';
import { SummaryList } from '../../../ui/summary-list';

const NOT_GIVEN = 'Not given';

/** The answers that go into the agreements. The offer was made on them, so they are changed by asking us. */
export function AnswersSummary({ user }: { readonly user: CurrentUser }) {
  return (
    <Stack gap={3}>
      <Heading level={2}>Check your answers</Heading>
      <SummaryList
        rows={[
          { term: 'Name', value: fullName(user) },
          {
            term: 'Home address',
            value: user.billingAddress === null ? NOT_GIVEN : addressText(user.billingAddress),
          },
          {
            term: 'Mobile phone number',
            value: user.phone === null ? NOT_GIVEN : formatPhone(user.phone),
          },
          { term: 'Email address', value: user.email ?? NOT_GIVEN },
        ]}
      />
      <Text>
        You accepted your offer with these answers, so they are locked. To change this, contact us.
      </Text>
      <div>
        <Button variant="secondary" size="small" onClick={() => openHelpCenter()}>
          Contact Us
        </Button>
      </div>
    </Stack>
  );
}
