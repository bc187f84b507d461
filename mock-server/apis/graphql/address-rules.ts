import { isPostOfficeBox } from '../../../src/catalogue/identifiers';
import { militaryCityProblem, militaryZipProblem } from '../../../src/catalogue/military-address';
import { normalizeText } from '../../../src/catalogue/normalize-text';
import { isArmedForces, PLACES } from '../../../src/catalogue/places';
import { programDefinition, type ProgramId } from '../../../src/catalogue/programs';
import type { AddressInput } from '../../../src/contract/generated/types';
import type { AddressRecord } from '../../world/address-record';
import { fieldInvalid, refusal } from '../../domain/rules/refusal';
import {
  readAddressLine,
  readCity,
  readOptionalAddressLine,
  readZip,
} from '../../domain/rules/field-rules';

/** Two letters; includes territories and armed forces. Throws FIELD_INVALID for anything else. */
export function readState(field: string, value: string): string {
  const state = normalizeText(value).toUpperCase();
  if (!PLACES.some((place) => place.code === state))
    throw fieldInvalid(field, `${field} is not a state or territory`);
  return state;
}

/** Throws STATE_UNSUPPORTED if the program isn't offered there. */
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

/** Throws FIELD_INVALID, naming the field, if a part is invalid. */
export function readHomeAddress(field: string, input: AddressInput): AddressRecord {
  const address = {
    addressFirstLine: readAddressLine(`${field}.addressFirstLine`, input.addressFirstLine),
    addressSecondLine: readOptionalAddressLine(
      `${field}.addressSecondLine`,
      input.addressSecondLine,
    ),
    city: readCity(`${field}.city`, input.city),
    state: readState(`${field}.state`, input.state),
    zip: readZip(`${field}.zip`, input.zip),
  };
  const { addressFirstLine, addressSecondLine, city, state, zip } = address;
  if (!isArmedForces(state) && isPostOfficeBox(addressFirstLine, addressSecondLine ?? '')) {
    throw fieldInvalid(`${field}.addressFirstLine`, 'An address must not be a P.O. box');
  }
  const cityProblem = militaryCityProblem(city, state);
  if (cityProblem !== null) throw fieldInvalid(`${field}.city`, cityProblem);
  const zipProblem = militaryZipProblem(zip, state);
  if (zipProblem !== null) throw fieldInvalid(`${field}.zip`, zipProblem);
  return address;
}
