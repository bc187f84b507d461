import type { MagicSuffix } from '../../../fixtures/magic-outcomes';
import { programDefinition } from '../../../src/catalogue/programs';
import type { Status } from '../../../src/catalogue/statuses';
import { isoTime } from '../../world/clock';
import type { Context } from '../../world/context';
import type { ApplicationRecord, UserRecord } from '../../world/state';
import { applyOutcome, reportOutcome } from './decide';
import { enterStatus } from './enter-status';
import { canMove, transition } from './move';
import { counteroffer, higherOffer } from './offer-terms';
import { dateOf } from '../lifecycle/zoned-time';
import { universalTrigger } from '../lifecycle/status/universal-moves';

export interface Acceptance {
  readonly user: UserRecord;
  /** Whether the tax ID came with this acceptance and wasn't known before. */
  readonly firstUse: boolean;
  readonly incomeGiven: boolean;
  readonly suffix: MagicSuffix | null;
}

/** Returns whether this is the first request for `what`, and records it. */
function requestOnce(application: ApplicationRecord, what: string): boolean {
  if (application.askedOnce.includes(what)) return false;
  application.askedOnce.push(what);
  return true;
}

function isItemFlow({ program }: ApplicationRecord): boolean {
  return programDefinition(program).flow === 'item';
}

function needInformation(context: Context, application: ApplicationRecord): void {
  if (application.status === 'FIN_INFO_NEEDED') return;
  transition(context, application, 'FIN_INFO_NEEDED', 'accept-offer');
}

/** Replaces the offer, so the applicant has to decide again. */
function changeOffer(
  context: Context,
  application: ApplicationRecord,
  change: typeof higherOffer,
): void {
  if (application.offer === null) return;
  const offer = change(application.offer, context.now(), application);
  application.offer = offer;
  if (offer.previousLine !== null && offer.previousLine > offer.creditLine) {
    const { creditLine, previousLine, reasonIds, expiresAt } = offer;
    const decidedOn = dateOf(context.now());
    application.counteroffer = {
      decidedOn,
      reasonIds: [...reasonIds],
      score: null,
      creditLine,
      previousLine,
      expiresAt,
    };
  }
  application.updatedAt = isoTime(context.now());
  enterStatus(context, application);
}

/** Applies a report first read at acceptance; outcomes that the flow doesn't list go to review. */
function applyReport(context: Context, application: ApplicationRecord, report: Status): void {
  // After an offer on items, an outcome that would have prevented the offer becomes a denial.
  const isDenied =
    report === 'NOT_PREQUALIFIED' && canMove(application, 'CREDIT_DENIED', 'accept-offer');
  const to = isDenied ? 'CREDIT_DENIED' : report;
  const possible = universalTrigger(to) !== undefined || canMove(application, to, 'accept-offer');
  applyOutcome(context, application, {
    to: possible ? to : 'MANUAL_REVIEW',
    trigger: 'accept-offer',
  });
}

/** Moves the application to accepted, or to a status that requests or decides something first. */
export function acceptOffer(
  context: Context,
  application: ApplicationRecord,
  acceptance: Acceptance,
): void {
  const { user, firstUse, incomeGiven, suffix } = acceptance;
  const { taxId, dob, annualIncome, firstName, lastName } = user;
  const incomeRequested =
    application.status === 'FIN_INFO_NEEDED' && application.askedOnce.includes('ANNUAL_INCOME');
  const incomeMissing = annualIncome === null || (incomeRequested && !incomeGiven);
  if ([taxId, dob, firstName, lastName].includes(null) || incomeMissing) {
    return needInformation(context, application);
  }
  // In the item flow the report is first read at an acceptance, whenever the tax ID was given.
  const isUnread = isItemFlow(application) && requestOnce(application, 'REPORT');
  const report = firstUse || isUnread ? reportOutcome(user, application) : null;
  if (report !== null) return applyReport(context, application, report);
  const isCash = application.cash !== null;
  if (suffix === '0007' && !isCash && requestOnce(application, 'ANNUAL_INCOME')) {
    return needInformation(context, application);
  }
  if (suffix === '0008' && requestOnce(application, 'DOCUMENTS')) {
    const trigger = isCash ? 'payment-unverified' : 'accept-offer';
    return transition(context, application, 'VERIFY_DOC', trigger);
  }
  const change = suffix === '0020' ? higherOffer : suffix === '0021' ? counteroffer : null;
  // A cash-secured line equals its deposit, so no other amount can be offered.
  const undecided = application.status === 'OFFER_DECISION_NEEDED' && !isCash;
  if (change !== null && undecided && requestOnce(application, 'OFFER')) {
    return changeOffer(context, application, change);
  }
  transition(context, application, 'OFFER_ACCEPTED', 'accept-offer');
}
