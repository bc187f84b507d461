import { statusDefinition } from '../../../src/catalogue/status/facts';
import type {
  AddressInput,
  MutationUpdatePersonalInformationArgs,
} from '../../generated/resolver-types';
import { readHomeAddress, requireSupportedState } from './address-rules';
import { retainSignInContact } from './contact';
import { fieldInvalid, refusal } from '../../domain/rules/refusal';
import { readEmail, readName, readOptionalName, readPhone } from '../../domain/rules/field-rules';
import { currentApplication, viewerOf, type ResolverContext } from './resolver-context';
import { viewUser } from './user';
import { isGiven } from '../../domain/rules/given';

/** They are part of a decision or agreement, once there is one. */
const LOCKED_FIELDS = ['firstName', 'middleName', 'lastName', 'homeAddress'] as const;

function newShippingAddress(input: AddressInput) {
  return { ...readHomeAddress('shippingAddress', input), isConfirmed: false };
}

/** Changes only the given fields; changes none if one is refused. */
export function updatePersonalInformation(
  _root: unknown,
  { input }: MutationUpdatePersonalInformationArgs,
  context: ResolverContext,
) {
  const user = viewerOf(context);
  const application = currentApplication(context, user);
  const { firstName, middleName, lastName, phone, email, homeAddress, incomeSources } = input;
  const { shippingAddress } = input;
  const locked = LOCKED_FIELDS.find((field) => isGiven(input[field]));
  const isLocked =
    application !== undefined && statusDefinition(application.status).personal !== 'changeable';
  if (locked !== undefined && isLocked) {
    throw refusal('FIELD_LOCKED', `${locked} cannot be changed now`, { field: locked });
  }
  const changed = {
    ...(!isGiven(firstName) ? {} : { firstName: readName('firstName', firstName) }),
    ...(middleName === undefined ? {} : { middleName: readOptionalName('middleName', middleName) }),
    ...(!isGiven(lastName) ? {} : { lastName: readName('lastName', lastName) }),
    ...(!isGiven(phone) ? {} : { phone: readPhone('phone', phone) }),
    ...(!isGiven(email) ? {} : { email: readEmail('email', email) }),
    ...(!isGiven(homeAddress) ? {} : { homeAddress: readHomeAddress('homeAddress', homeAddress) }),
    ...(!isGiven(shippingAddress) ? {} : { shippingAddress: newShippingAddress(shippingAddress) }),
    ...(!isGiven(incomeSources) ? {} : { incomeSources: [...new Set(incomeSources)] }),
  };
  if (changed.incomeSources?.length === 0) {
    throw fieldInvalid('incomeSources', 'incomeSources names no source');
  }
  retainSignInContact(user, changed);
  if (changed.homeAddress !== undefined && application !== undefined) {
    requireSupportedState(application.program, changed.homeAddress.state);
  }
  if (changed.shippingAddress !== undefined && application !== undefined) {
    const { state } = changed.shippingAddress;
    requireSupportedState(application.program, state, 'shippingAddress.state');
  }
  Object.assign(user, changed);
  return viewUser(context, user);
}
