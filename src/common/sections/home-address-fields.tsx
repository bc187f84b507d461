import { useFormContext, useWatch } from 'react-hook-form';
import { FieldRow } from '../../ui/stack';
import { ComboboxField } from '../../ui/combobox-field';
import { PLACES } from '../../catalogue/places';
import { FormTextField } from '../forms/form-text';
import { useFormText } from '../forms/use-form-value';
import { StateNotice } from './state-notice';
import { ZipField } from './zip-field';

/** States as people see them in lists; code and name both find one. */
const STATE_OPTIONS = PLACES.map(({ code, name }) => ({
  value: code,
  label: `${code} - ${name}`,
  keywords: [name],
}));

export interface HomeAddressFieldsProps {
  /** The form's field; its value is an address as `HomeAddress` reads it. */
  readonly name?: string;
  /** Label of the first line. */
  readonly label?: string;
  /** Called when another state is chosen, with its code ('' for none). */
  onStateChange?(state: string): void;
}

/** Home address; what the chosen state has to be told stands below it. */
export function HomeAddressFields(props: HomeAddressFieldsProps) {
  const { name = 'homeAddress', label = 'Home address', onStateChange } = props;
  const { getFieldState, trigger } = useFormContext();
  const firstLine = `${name}.addressFirstLine`;
  const state = useFormText(`${name}.state`);
  const chosen: unknown = useWatch({ name: `${name}.state` });
  return (
    <>
      <FormTextField
        name={firstLine}
        label={label}
        hint="Street address, not a P.O. box"
        autoComplete="address-line1"
        spellCheck={false}
      />
      <FormTextField
        name={`${name}.addressSecondLine`}
        label="Apartment, suite or unit"
        optional
        autoComplete="address-line2"
        spellCheck={false}
      />
      <FormTextField
        name={`${name}.city`}
        label="City"
        autoComplete="address-level2"
        spellCheck={false}
      />
      <FieldRow>
        <ComboboxField
          name={`${name}.state`}
          label="State or territory"
          options={STATE_OPTIONS}
          placeholderOption="Select a state or territory"
          autoComplete="address-level1"
          {...state}
          onValueChange={(code) => {
            state.onValueChange(code);
            // Whether a box is accepted as a home address depends on the state.
            if (getFieldState(firstLine).invalid) void trigger(firstLine);
            onStateChange?.(code);
          }}
        />
        <ZipField name={`${name}.zip`} autoComplete="postal-code" />
      </FieldRow>
      <StateNotice state={typeof chosen === 'string' ? chosen : ''} />
    </>
  );
}
