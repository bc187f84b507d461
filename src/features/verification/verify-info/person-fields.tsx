import type { Applicant } from '../../../services/data/use-applicant';
import { formatPhone } from '../../../forms/fields/contact-rules';
import { EmailField, PhoneField } from '../../../forms/sections/contact-fields';
import { FormSection } from '../../../forms/sections/form-section';
import { HomeAddressFields } from '../../../forms/sections/home-address-fields';
import { NameFields } from '../../../forms/sections/name-fields';
import { Text } from '../../../ui/heading';
import { SummaryList } from '../../../ui/summary-list';

function FixedContact({ term, value }: { readonly term: string; readonly value: string }) {
  return (
    <SummaryList
      rows={[
        {
          term,
          value: (
            <>
              {value}
              <Text tone="muted">You sign in with this.</Text>
            </>
          ),
        },
      ]}
    />
  );
}

/** Leaves out the contact used to sign in. */
export function PersonFields({
  applicant,
  onStateChange,
}: {
  readonly applicant: Applicant;
  onStateChange(state: string): void;
}) {
  const { user, signInMethod } = applicant;
  return (
    <>
      <FormSection heading="Name">
        <NameFields />
      </FormSection>
      <FormSection heading="Contact">
        {signInMethod === 'SMS' ? (
          <>
            <FixedContact term="Mobile phone number" value={formatPhone(user.phone ?? '')} />
            <EmailField />
          </>
        ) : (
          <>
            <PhoneField />
            <FixedContact term="Email address" value={user.email ?? ''} />
          </>
        )}
      </FormSection>
      <FormSection heading="Home address">
        <HomeAddressFields onStateChange={onStateChange} />
      </FormSection>
    </>
  );
}
