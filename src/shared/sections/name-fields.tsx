import { FormTextField } from '../forms/form-text';

const NAME = { spellCheck: false, autoCapitalize: 'words' } as const;

/** First, middle and last name: `firstName`, `middleName`, `lastName` of the form. */
export function NameFields() {
  return (
    <>
      <FormTextField
        {...NAME}
        name="firstName"
        label="First name"
        hint="As shown on your government ID"
        autoComplete="given-name"
      />
      <FormTextField
        {...NAME}
        name="middleName"
        label="Middle name"
        optional
        hint="Leave blank if you do not have one"
        autoComplete="additional-name"
      />
      <FormTextField
        {...NAME}
        name="lastName"
        label="Last name"
        hint="Include all last names, and a suffix such as Jr. if it is on your ID"
        autoComplete="family-name"
      />
    </>
  );
}
