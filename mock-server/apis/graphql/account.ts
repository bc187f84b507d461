import { LIMITS } from '../../../src/catalogue/limits';
import { normalizeText } from '../../../src/catalogue/normalize-text';
import { isUndecided } from '../../../src/catalogue/status/facts';
import type {
  MutationSaveSignUpArgs,
  MutationSetCommunicationPreferencesArgs,
} from '../../generated/resolver-types';
import { isoTime } from '../../world/clock';
import type { UserRecord } from '../../world/state';
import { closeSoftly } from '../../domain/applications/close-softly';
import { isTakenByAnotherUser } from './contact';
import { fieldInvalid } from '../../domain/rules/refusal';
import { readEmail, readName, readOptionalName, readPhone } from '../../domain/rules/field-rules';
import { isGiven } from '../../domain/rules/given';
import { currentApplication, viewerOf, type ResolverContext } from './resolver-context';
import { viewUser } from './user';
import type { UserView } from './views';

function readFriendsCode(value: string): string {
  const code = normalizeText(value);
  const { referralCode } = LIMITS.length;
  if (!/^[\p{L}\p{N}]+$/u.test(code) || [...code].length > referralCode) {
    throw fieldInvalid('referredBy', 'referredBy holds something it must not');
  }
  return code;
}

/** Only fills gaps of the account. Skips a contact that belongs to another account. */
function saveSignUp(
  _root: unknown,
  { input }: MutationSaveSignUpArgs,
  context: ResolverContext,
): UserView {
  const user = viewerOf(context);
  const now = isoTime(context.world.now());
  const { firstName, middleName, lastName, phone, email, referredBy } = input;
  const changes: Partial<UserRecord> = {};
  if (user.firstName === null && isGiven(firstName)) {
    changes.firstName = readName('firstName', firstName);
  }
  if (user.lastName === null && isGiven(lastName))
    changes.lastName = readName('lastName', lastName);
  if (changes.firstName !== undefined && user.middleName === null) {
    changes.middleName = readOptionalName('middleName', middleName);
  }
  if (user.phone === null && isGiven(phone)) changes.phone = readPhone('phone', phone);
  if (user.email === null && isGiven(email)) changes.email = readEmail('email', email);
  if (user.referredBy === null && isGiven(referredBy) && normalizeText(referredBy) !== '') {
    changes.referredBy = readFriendsCode(referredBy);
  }
  if (user.eSignConsentAt === null && isGiven(input.eSignVersion)) changes.eSignConsentAt = now;
  if (user.termsAcceptedAt === null && isGiven(input.termsVersion)) changes.termsAcceptedAt = now;
  if (input.marketingByText === true) changes.marketing = { ...user.marketing, byText: true };
  for (const contact of ['phone', 'email'] as const) {
    const value = changes[contact];
    if (isGiven(value) && isTakenByAnotherUser(context, { user, contact, value })) {
      delete changes[contact];
    }
  }
  Object.assign(user, changes);
  return viewUser(context, user);
}

function setCommunicationPreferences(
  _root: unknown,
  { marketingByText, marketingByEmail, statusByText }: MutationSetCommunicationPreferencesArgs,
  context: ResolverContext,
): UserView {
  const user = viewerOf(context);
  user.marketing = { byText: marketingByText, byEmail: marketingByEmail };
  user.statusByText = statusByText;
  return viewUser(context, user);
}

function withdrawElectronicConsent(
  _root: unknown,
  _args: unknown,
  context: ResolverContext,
): UserView {
  const user = viewerOf(context);
  const application = currentApplication(context, user);
  user.eSignConsentAt = null;
  if (application !== undefined && isUndecided(application.status)) {
    closeSoftly(context.world, application, { reason: 'WITHDRAWN', trigger: 'withdraw' });
  }
  return viewUser(context, user);
}

export const accountMutations = {
  saveSignUp,
  setCommunicationPreferences,
  withdrawElectronicConsent,
};
