import { magicSuffix } from '../../../fixtures/magic-outcomes';
import type {
  MutationAcceptCreditOfferArgs,
  MutationGiveDeclineReasonArgs,
  MutationRejectCreditOfferArgs,
} from '../../generated/resolver-types';
import type { ApplicationRecord, UserRecord } from '../../world/state';
import { acceptOffer } from '../../domain/applications/accept-offer';
import { transition } from '../../domain/applications/move';
import { TransitionRefused } from '../../domain/lifecycle/transition-refused';
import { depositTotals, lacksDeposit } from '../../domain/payments/totals';
import { viewApplication } from './application-view';
import { refusal } from '../../domain/rules/refusal';
import { readBirthDate, readIncome, readTaxId } from './identity-rules';
import { isOfferOpen } from '../../domain/lifecycle/is-offer-open';
import { checkTaxId } from './personal-information';
import { ownApplication, viewerOf, type ResolverContext } from './resolver-context';
import { answerLater } from './slow-answer';
import { playRequestOutcome } from './tax-id-requests';
import { isGiven } from '../../domain/rules/given';

/** Throws OFFER_CLOSED if the offer ended or was decided on, TRANSITION_REFUSED without one. */
function requireOpenOffer(
  { world }: ResolverContext,
  application: ApplicationRecord,
  trigger: 'accept-offer' | 'reject-offer',
): void {
  if (application.offer === null) throw new TransitionRefused(application.status, null, trigger);
  if (!isOfferOpen(world, application)) {
    throw refusal('OFFER_CLOSED', 'The offer has ended or was already decided on');
  }
}

/** Throws DEPOSIT_INCOMPLETE while a cash-secured line lacks its deposit. */
function requireDeposit({ world }: ResolverContext, application: ApplicationRecord): void {
  if (!lacksDeposit(world.state, application)) return;
  const { deposit, received } = depositTotals(world.state, application);
  throw refusal('DEPOSIT_INCOMPLETE', 'The deposit has not arrived in full', {
    remaining: deposit - received,
  });
}

function readAnswers(
  context: ResolverContext,
  user: UserRecord,
  args: MutationAcceptCreditOfferArgs,
) {
  const { ssnItin, dob, annualIncome } = args;
  const options = { now: context.world.now(), state: user.homeAddress?.state ?? null };
  return {
    taxId: !isGiven(ssnItin) ? user.taxId : readTaxId('ssnItin', ssnItin),
    dob: !isGiven(dob) ? user.dob : readBirthDate('dob', dob, options),
    annualIncome: !isGiven(annualIncome)
      ? user.annualIncome
      : readIncome('annualIncome', annualIncome),
  };
}

function acceptCreditOffer(
  _root: unknown,
  args: MutationAcceptCreditOfferArgs,
  context: ResolverContext,
) {
  const user = viewerOf(context);
  const application = ownApplication(context, { user, id: args.creditApplicationId });
  requireOpenOffer(context, application, 'accept-offer');
  requireDeposit(context, application);
  const given = readAnswers(context, user, args);
  const { taxId } = given;
  if (isGiven(args.ssnItin)) {
    answerLater(context, playRequestOutcome(context, { taxId, operation: 'acceptCreditOffer' }));
  }
  const firstUse = taxId !== null && taxId !== user.taxId;
  if (firstUse) checkTaxId(context, { user, application, taxId });
  Object.assign(user, given);
  acceptOffer(context.world, application, {
    user,
    firstUse,
    incomeGiven: isGiven(args.annualIncome),
    suffix: magicSuffix(taxId),
  });
  return viewApplication(context.world, user, application);
}

function rejectCreditOffer(
  _root: unknown,
  { creditApplicationId }: MutationRejectCreditOfferArgs,
  context: ResolverContext,
) {
  const user = viewerOf(context);
  const application = ownApplication(context, { user, id: creditApplicationId });
  requireOpenOffer(context, application, 'reject-offer');
  transition(context.world, application, 'OFFER_REJECTED', 'reject-offer');
  return viewApplication(context.world, user, application);
}

function giveDeclineReason(
  _root: unknown,
  { creditApplicationId, reason }: MutationGiveDeclineReasonArgs,
  context: ResolverContext,
) {
  const user = viewerOf(context);
  const application = ownApplication(context, { user, id: creditApplicationId });
  if (application.status !== 'OFFER_REJECTED') {
    throw new TransitionRefused(application.status, null, 'give-decline-reason');
  }
  application.declineReason = reason;
  return viewApplication(context.world, user, application);
}

export const offerMutations = { acceptCreditOffer, rejectCreditOffer, giveDeclineReason };
