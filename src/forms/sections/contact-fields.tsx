import { useFormContext, useWatch } from 'react-hook-form';
import { FormTextField } from '../form-fields';
import { EmailSuggestionNote } from './email-suggestion';
import { useEmailSuggestion } from './use-email-suggestion';

/** Field `phone`. */
export function PhoneField() {
  return (
    <FormTextField
      name="phone"
      label="Mobile phone number"
      hint="10-digit US number that can get text messages"
      type="tel"
      autoComplete="tel-national"
      inputMode="tel"
      width="half"
    />
  );
}

/** Field `email`, with a non-blocking suggestion for typos. */
export function EmailField() {
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name: 'email' });
  const { suggestion, check } = useEmailSuggestion(typeof value === 'string' ? value : '');
  const use = (email: string): void => {
    setValue('email', email, { shouldDirty: true, shouldValidate: true });
    document.getElementById('field-email')?.focus();
  };
  return (
    <FormTextField
      name="email"
      label="Email address"
      hint="We’ll use it to send updates about your application"
      type="email"
      autoComplete="email"
      inputMode="email"
      spellCheck={false}
      autoCapitalize="off"
      onBlur={() => {
        // The note would move the button from under the pointer.
        if (document.querySelector('button:active') === null) void check();
      }}
      after={<EmailSuggestionNote suggestion={suggestion} onUse={use} />}
    />
  );
}

export function ContactFields() {
  return (
    <>
      <PhoneField />
      <EmailField />
    </>
  );
}
