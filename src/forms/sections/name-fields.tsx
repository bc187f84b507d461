import { FormTextField } from '../form-fields';

const NAME = { spellCheck: false, autoCapitalize: 'words' } as const;

/** Field `firstName`. */
export function FirstNameField() {
  return (
    <FormTextField
      {...NAME}
      name="firstName"
      label="First name"
      hint="As shown on your government ID"
      autoComplete="given-name"
    />
  );
}

/** Field `lastName`. */
export function LastNameField() {
  return (
    <FormTextField
      {...NAME}
      name="lastName"
      label="Last name"
      hint="Include all last names, and a suffix such as Jr. if it is on your ID"
      autoComplete="family-name"
    />
  );
}

/** Fields `firstName`, `middleName`, `lastName`. */
export function NameFields() {
  return (
    <>
      <FirstNameField />
      <FormTextField
        {...NAME}
        name="middleName"
        label="Middle name"
        optional
        hint="Leave blank if you do not have one"
        autoComplete="additional-name"
      />
      <LastNameField />
    </>
  );
}
