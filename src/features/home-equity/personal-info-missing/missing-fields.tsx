import { minimumAge } from '../../../catalogue/limits';
import { programDefinition } from '../../../catalogue/programs';
import { useBrand } from '../../../domain/program/use-brand';
import { EmailField, PhoneField } from '../../../forms/sections/contact-fields';
import { DateOfBirthSection } from '../../../forms/sections/date-of-birth-section';
import { FormSection } from '../../../forms/sections/form-section';
import { HomeAddressFields } from '../../../forms/sections/home-address-fields';
import { IncomeFields } from '../../../forms/sections/income-fields';
import { FirstNameField, LastNameField } from '../../../forms/sections/name-fields';
import { TaxIdSection } from '../../../forms/sections/tax-id-section';
import type { TaxIdOnFile } from '../../../forms/sections/use-tax-id-on-file';
import { Heading } from '../../../ui/heading';
import type { Missing } from './missing-schema';

export interface MissingFieldsProps {
  readonly missing: readonly Missing[];
  readonly taxId: TaxIdOnFile;
  /** Two letters; '' while unknown. */
  readonly state: string;
  /** YYYY-MM-DD; null while unknown. */
  readonly dateOfBirth: string | null;
  onStateChange(state: string): void;
}

/** The fields that are missing, in the groups and the order of the whole form. */
export function MissingFields(props: MissingFieldsProps) {
  const { missing, taxId, state, dateOfBirth, onStateChange } = props;
  const homeSecured = programDefinition(useBrand().id).security === 'home';
  const isMissing = (...items: readonly Missing[]): boolean =>
    items.some((item) => missing.includes(item));
  return (
    <>
      {isMissing('FIRST_NAME', 'LAST_NAME') && (
        <FormSection heading="Name">
          {isMissing('FIRST_NAME') && <FirstNameField />}
          {isMissing('LAST_NAME') && <LastNameField />}
        </FormSection>
      )}
      {isMissing('PHONE', 'EMAIL') && (
        <FormSection heading="Contact">
          {isMissing('PHONE') && <PhoneField />}
          {isMissing('EMAIL') && <EmailField />}
        </FormSection>
      )}
      {isMissing('DATE_OF_BIRTH') && (
        <DateOfBirthSection
          legend={<Heading level={2}>Date of birth</Heading>}
          minimumAge={minimumAge(state || null)}
        />
      )}
      {isMissing('HOME_ADDRESS') && (
        <FormSection
          heading="Home address"
          hint={homeSecured ? 'Use the address of the home you own' : undefined}
        >
          <HomeAddressFields onStateChange={onStateChange} />
        </FormSection>
      )}
      {(isMissing('TAX_ID') || taxId.replacing) && (
        <FormSection heading="Tax ID">
          <TaxIdSection onFile={taxId} />
        </FormSection>
      )}
      {isMissing('ANNUAL_INCOME', 'INCOME_SOURCES') && (
        <FormSection heading="Income">
          <IncomeFields
            dateOfBirth={dateOfBirth}
            asksAmount={isMissing('ANNUAL_INCOME')}
            asksSources={isMissing('INCOME_SOURCES')}
          />
        </FormSection>
      )}
    </>
  );
}
