import { useState } from 'react';
import { normalizeText } from '../../catalogue/normalize-text';
import { Text } from '../../ui/heading';
import { LiveRegion } from '../../ui/live-region';
import { TextField } from '../../ui/text-field';
import { keepFiveDigits } from '../fields/address-rules';
import { useFormText } from '../use-form-value';

/** ZIP code: shortens a pasted or autofilled ZIP+4 to five digits, with a note. */
export function ZipField({
  name,
  label = 'ZIP code',
  autoComplete,
}: {
  readonly name: string;
  readonly label?: string;
  readonly autoComplete: string;
}) {
  const field = useFormText(name);
  const [kept, setKept] = useState<string | null>(null);
  const shorten = (text: string): void => {
    const five = keepFiveDigits(text);
    if (five === normalizeText(text)) return;
    field.onValueChange(five);
    setKept(five);
  };
  return (
    <TextField
      name={name}
      label={label}
      hint="5 digits"
      autoComplete={autoComplete}
      inputMode="numeric"
      width="zip"
      {...field}
      onValueChange={(text) => {
        const pasted = text.length - field.value.length > 1;
        setKept(null);
        field.onValueChange(text);
        if (pasted) shorten(text);
      }}
      onBlur={() => shorten(field.value)}
      after={
        <LiveRegion>
          {kept !== null && <Text tone="muted">We kept the first 5 digits: {kept}</Text>}
        </LiveRegion>
      }
    />
  );
}
