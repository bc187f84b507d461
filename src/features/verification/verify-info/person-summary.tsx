import type { ReactNode } from 'react';
import { css } from '../../../../styled-system/css';
import type { Applicant } from '../../../services/data/use-applicant';
import { addressText } from '../../../forms/fields/address-text';
import { formatPhone } from '../../../forms/fields/contact-rules';
import { fullName } from '../../../catalogue/person-name';
import { Button } from '../../../ui/button';
import { Heading, Text } from '../../../ui/heading';
import { Card } from '../../../ui/stack';
import { EmailText } from '../../../ui/email-text';
import { SummaryList } from '../../../ui/summary-list';
import { VisuallyHidden } from '../../../ui/visually-hidden';

const HEADING_ID = 'your-information';
const head = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '4',
  marginBlockEnd: '4',
  // Keeps the height of a heading without a button.
  '& > button': { marginBlock: '-0.5rem' },
});

function SignInContact({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <Text tone="muted">You sign in with this.</Text>
    </>
  );
}

export function PersonSummary({
  applicant,
  onEdit,
}: {
  readonly applicant: Applicant;
  onEdit(): void;
}) {
  const { user, signInMethod } = applicant;
  const phone = formatPhone(user.phone ?? '');
  return (
    <section aria-labelledby={HEADING_ID}>
      <Card>
        <div className={head}>
          <Heading level={2} id={HEADING_ID}>
            Your information
          </Heading>
          <Button variant="tertiary" size="small" flush="end" onClick={onEdit}>
            Edit
            <VisuallyHidden> your information</VisuallyHidden>
          </Button>
        </div>
        <SummaryList
          rows={[
            { term: 'Name', value: fullName(user) },
            {
              term: 'Home address',
              value: user.billingAddress ? addressText(user.billingAddress) : '',
            },
            {
              term: 'Mobile phone number',
              value: signInMethod === 'SMS' ? <SignInContact>{phone}</SignInContact> : phone,
            },
            {
              term: 'Email address',
              value:
                signInMethod === 'EMAIL' ? (
                  <SignInContact>
                    <EmailText email={user.email ?? ''} />
                  </SignInContact>
                ) : (
                  user.email
                ),
            },
          ]}
        />
      </Card>
    </section>
  );
}
