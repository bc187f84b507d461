import { magicSuffix } from '../../../fixtures/magic-outcomes';
import type { MutationSubmitPersonalInformationArgs } from '../../generated/resolver-types';
import type { ApplicationRecord, UserRecord } from '../../world/state';
import { canMove, transition } from '../../domain/applications/move';
import { TransitionRefused } from '../../domain/lifecycle/transition-refused';
import { readHomeAddress, requireSupportedState } from './address-rules';
import { viewApplication } from './application-view';
import { retainSignInContact } from './contact';
import { fieldInvalid, refusal } from '../../domain/rules/refusal';
import { readEmail, readName, readOptionalName, readPhone } from '../../domain/rules/field-rules';
import { readBirthDate, readIncome, readTaxId } from './identity-rules';
import { ownApplication, viewerOf, type ResolverContext } from './resolver-context';
import { answerLater } from './slow-answer';
import { playRequestOutcome } from './tax-id-requests';
import { isGiven } from '../../domain/rules/given';

/**
 * Throws SSN_DUPLICATE and closes the application if another applicant has the tax ID;
 * SSN_DOB_MISMATCH if the birth date doesn't match.
 */
export function checkTaxId(
  { world }: ResolverContext,
  options: { user: UserRecord; application: ApplicationRecord; taxId: string },
): void {
  const { user, application, taxId } = options;
  const suffix = magicSuffix(taxId);
  const taken = world.state.users.some((other) => other.sub !== user.sub && other.taxId === taxId);
  if (suffix === '0001' || taken) {
    transition(world, application, 'CANCELED_DUPE', 'duplicate-found');
    throw refusal('SSN_DUPLICATE', 'The number was already used in another application');
  }
  if (suffix === '0002') {
    throw refusal('SSN_DOB_MISMATCH', 'The number and the date of birth do not match');
  }
}

type Input = MutationSubmitPersonalInformationArgs['input'];

function readInput(
  { world }: ResolverContext,
  options: { user: UserRecord; application: ApplicationRecord; input: Input },
) {
  const { user, application, input } = options;
  const homeAddress = readHomeAddress('homeAddress', input.homeAddress);
  requireSupportedState(application.program, homeAddress.state);
  const now = world.now();
  const incomeSources = [...new Set(input.incomeSources)];
  if (incomeSources.length === 0) {
    throw fieldInvalid('incomeSources', 'incomeSources names no source');
  }
  const taxId = !isGiven(input.ssnItin) ? user.taxId : readTaxId('ssnItin', input.ssnItin);
  if (taxId === null) throw fieldInvalid('ssnItin', 'ssnItin is missing');
  return {
    firstName: readName('firstName', input.firstName),
    middleName: readOptionalName('middleName', input.middleName),
    lastName: readName('lastName', input.lastName),
    phone: readPhone('phone', input.phone),
    email: readEmail('email', input.email),
    dob: readBirthDate('dob', input.dob, { now, state: homeAddress.state }),
    taxId,
    homeAddress,
    annualIncome: readIncome('annualIncome', input.annualIncome),
    incomeSources,
  };
}

/** Also starts the decision. */
export function submitPersonalInformation(
  _root: unknown,
  { input }: MutationSubmitPersonalInformationArgs,
  context: ResolverContext,
) {
  const user = viewerOf(context);
  const application = ownApplication(context, { user, id: input.creditApplicationId });
  if (!canMove(application, 'PREQUAL_INFO_GIVEN', 'personal-info')) {
    throw new TransitionRefused(application.status, 'PREQUAL_INFO_GIVEN', 'personal-info');
  }
  if (application.cash?.creditLine === null) {
    throw refusal('CREDIT_LINE_MISSING', 'No credit line was chosen yet');
  }
  const given = readInput(context, { user, application, input });
  retainSignInContact(user, given);
  if (isGiven(input.ssnItin)) {
    const operation = 'submitPersonalInformation';
    answerLater(context, playRequestOutcome(context, { taxId: given.taxId, operation }));
  }
  checkTaxId(context, { user, application, taxId: given.taxId });
  Object.assign(user, given);
  user.shippingAddress ??= { ...given.homeAddress, isConfirmed: false };
  transition(context.world, application, 'PREQUAL_INFO_GIVEN', 'personal-info');
  return viewApplication(context.world, user, application);
}
