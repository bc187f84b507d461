import { isPostOfficeBox } from '../../../src/catalogue/identifiers';
import { PLACES } from '../../../src/catalogue/places';
import { ARMED_FORCES, programDefinition, type ProgramId } from '../../../src/catalogue/programs';
import type { AddressInput } from '../../../src/contract/generated/types';
import type { AddressRecord } from '../../world/address-record';
import { fieldInvalid, refusal } from '../../domain/rules/refusal';
import {
  readAddressLine,
  readCity,
  readOptionalAddressLine,
  readZip,
} from '../../domain/rules/field-rules';

/** Two letters of a state, territory or armed forces "state". Throws FIELD_INVALID for anything else. */
export function readState(field: string, value: string): string {
  const state = value.trim().toUpperCase();
  if (!PLACES.some((place) => place.code === state))
    throw fieldInvalid(field, `${field} is not a state or territory`);
  return state;
}

/** Throws STATE_UNSUPPORTED where the program is not offered. */
export function requireSupportedState(
  program: ProgramId,
  state: string,
  field = 'homeAddress.state',
): void {
  if (programDefinition(program).unsupportedStates.includes(state)) {
    throw refusal('STATE_UNSUPPORTED', `Not offered in ${state}`, {
      field,
      state,
    });
  }
}

/** A home address. Throws FIELD_INVALID, naming the field, when a part of it cannot be used. */
export function readHomeAddress(field: string, input: AddressInput): AddressRecord {
  const state = readState(`${field}.state`, input.state);
  const addressFirstLine = readAddressLine(`${field}.addressFirstLine`, input.addressFirstLine);
  // The armed forces have no street addresses.
  const isMilitary = (ARMED_FORCES as readonly string[]).includes(state);
  if (!isMilitary && isPostOfficeBox(addressFirstLine)) {
    throw fieldInvalid(`${field}.addressFirstLine`, 'A home address must not be a P.O. box');
  }
  return {
    addressFirstLine,
    addressSecondLine: readOptionalAddressLine(
      `${field}.addressSecondLine`,
      input.addressSecondLine,
    ),
    city: readCity(`${field}.city`, input.city),
    state,
    zip: readZip(`${field}.zip`, input.zip),
  };
}
