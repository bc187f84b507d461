import {
  ARMED_FORCES,
  programDefinition,
  TERRITORIES,
  type ProgramId,
} from '../../src/catalogue/programs';
import type { AddressInput } from '../../src/contract/generated/types';
import type { AddressRecord } from '../core/state';
import { apiError, fieldInvalid } from './errors';
import { readAddressLine, readCity, readOptionalAddressLine, readZip } from './field-rules';

const STATES_AND_DC =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'.split(
    ' ',
  );

const PLACES: readonly string[] = [...STATES_AND_DC, ...TERRITORIES, ...ARMED_FORCES];

const POST_OFFICE_BOX =
  /\b(?:p\s*\.?\s*o\s*\.?|post\s*office)\s*-?\s*(?:box|bin|drawer)\b|^\s*box\s*#?\s*\d+|\bgeneral\s+delivery\b|\bpmb\s*#?\s*\d+/i;

/** Two letters of a state, territory or armed forces "state". Throws FIELD_INVALID for anything else. */
export function readState(field: string, value: string): string {
  const state = value.trim().toUpperCase();
  if (!PLACES.includes(state)) throw fieldInvalid(field, `${field} is no state or territory`);
  return state;
}

/** Throws STATE_UNSUPPORTED where the program is not offered. */
export function requireSupportedState(program: ProgramId, state: string): void {
  if (programDefinition(program).unsupportedStates.includes(state)) {
    throw apiError('STATE_UNSUPPORTED', `Not offered in ${state}`, {
      field: 'homeAddress.state',
      state,
    });
  }
}

/** A home address. Throws FIELD_INVALID, naming the field, when a part of it cannot be used. */
export function readHomeAddress(field: string, input: AddressInput): AddressRecord {
  const state = readState(`${field}.state`, input.state);
  const addressFirstLine = readAddressLine(`${field}.addressFirstLine`, input.addressFirstLine);
  if (POST_OFFICE_BOX.test(addressFirstLine)) {
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
