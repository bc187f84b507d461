import { useState } from 'react';
import { normalizeText } from '../../catalogue/normalize-text';
import { Text } from '../../ui/heading';
import { LiveRegion } from '../../ui/live-region';
import { TextField } from '../../ui/text-field';
import { takeFiveDigits } from '../fields/address-rules';
import { useFormText } from '../use-form-value';

/**
 * Cuts a ZIP+4 to five digits at once, with a note: on blur, the note would move the button below
 * from under the pointer.
 */
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
  const [stored, setStored] = useState<string | null>(null);
  const change = (text: string): void => {
    const five = takeFiveDigits(text);
    const isCut = five !== normalizeText(text);
    field.onValueChange(isCut ? five : text);
    setStored(isCut ? five : null);
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
      onValueChange={change}
      after={
        <LiveRegion>
          {stored !== null && <Text tone="muted">We kept the first 5 digits: {stored}</Text>}
        </LiveRegion>
      }
    />
  );
}
