import { useState } from 'react';
import type { Applicant } from '../../../services/data/use-applicant';
import { addressText } from '../../../forms/fields/address-text';
import { formatPhone } from '../../../forms/fields/contact-rules';
import { fullName } from '../../../catalogue/person-name';
import { openHelpCenter } from '../../../shell/help/help-center';
import { Button } from '../../../ui/button';
import { FoldedSection } from '../../../ui/folded-section';
import { Text } from '../../../ui/heading';
import { Card } from '../../../ui/stack';
import { SummaryList } from '../../../ui/summary-list';
import { EditContactDialog } from './edit-contact-dialog';

const NOT_GIVEN = 'Not given';

/**
 * Name and address are part of the offer, and the sign-in contact needs a code, so changing those
 * takes a phone call. The other contact can be changed here.
 */
export function AnswersSummary({
  applicant,
  refetch,
}: {
  readonly applicant: Applicant;
  refetch(): Promise<void>;
}) {
  const { user, signInMethod } = applicant;
  const [editing, setEditing] = useState(false);
  const edit = { label: 'Edit', onClick: () => setEditing(true) };
  return (
    <Card>
      <FoldedSection heading="Check your answers" note={fullName(user)}>
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
              ...(signInMethod === 'EMAIL' ? { action: edit } : {}),
            },
            {
              term: 'Email address',
              value: user.email ?? NOT_GIVEN,
              ...(signInMethod === 'SMS' ? { action: edit } : {}),
            },
          ]}
        />
        <Text>
          You accepted your offer with this name and address, so they are locked. To change them, or
          the contact you sign in with, contact us.
        </Text>
        <div>
          <Button variant="secondary" size="small" onClick={() => openHelpCenter()}>
            Contact Us
          </Button>
        </div>
        {editing && (
          <EditContactDialog
            applicant={applicant}
            refetch={refetch}
            onClose={() => setEditing(false)}
          />
        )}
      </FoldedSection>
    </Card>
  );
}
