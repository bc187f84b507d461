import { useFormContext, useWatch } from 'react-hook-form';
import { FieldRow } from '../../ui/stack';
import { SelectField } from '../../ui/select-field';
import { STATE_OPTIONS } from '../fields/address-rules';
import { FormTextField } from '../form-fields';
import { useFormText } from '../use-form-value';
import { StateNotice } from './state-notice';
import { ZipField } from './zip-field';

export interface HomeAddressFieldsProps {
  /** The field's value has the format of `HomeAddress`. */
  readonly name?: string;
  readonly label?: string;
  readonly hint?: string;
  /** Autofill section, if a page has several addresses. */
  readonly section?: 'shipping';
  /** Called with the code; '' for none. */
  onStateChange?(state: string): void;
}

/** Includes the notice that the state requires. */
export function HomeAddressFields(props: HomeAddressFieldsProps) {
  const { name = 'homeAddress', label = 'Home address', onStateChange } = props;
  const { hint = 'Street address, not a P.O. box', section } = props;
  const token = (part: string): string => (section === undefined ? part : `${section} ${part}`);
  const { getFieldState, trigger } = useFormContext();
  const firstLine = `${name}.addressFirstLine`;
  const state = useFormText(`${name}.state`);
  const chosen: unknown = useWatch({ name: `${name}.state` });
  return (
    <>
      <FormTextField
        name={firstLine}
        label={label}
        hint={hint}
        autoComplete={token('address-line1')}
        spellCheck={false}
      />
      <FormTextField
        name={`${name}.addressSecondLine`}
        label="Apartment, suite or unit"
        optional
        autoComplete={token('address-line2')}
        spellCheck={false}
      />
      <FormTextField
        name={`${name}.city`}
        label="City"
        autoComplete={token('address-level2')}
        spellCheck={false}
      />
      <FieldRow>
        <SelectField
          name={`${name}.state`}
          label="State or territory"
          options={STATE_OPTIONS}
          autoComplete={token('address-level1')}
          {...state}
          onValueChange={(code) => {
            state.onValueChange(code);
            // The state decides whether a P.O. box is valid as a home address.
            if (getFieldState(firstLine).invalid) void trigger(firstLine);
          }}
          onChosen={(code) => onStateChange?.(code)}
        />
        <ZipField name={`${name}.zip`} autoComplete={token('postal-code')} />
      </FieldRow>
      {/* For residents, wherever parcels are sent. */}
      {section === undefined && <StateNotice state={typeof chosen === 'string' ? chosen : ''} />}
    </>
  );
}
