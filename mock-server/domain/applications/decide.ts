import { magicSuffix, type MagicSuffix } from '../../../fixtures/magic-outcomes';
import { programDefinition } from '../../../src/catalogue/programs';
import type { Status } from '../../../src/catalogue/statuses';
import type { Context } from '../../world/context';
import type { ApplicationRecord, UserRecord } from '../../world/state';
import type { BureauName } from '../../../src/contract/generated/types';
import { canMove, transition } from './move';
import { universalTrigger } from '../lifecycle/status/universal-moves';
import type { Trigger } from '../lifecycle/transition';
import { dateOf } from '../lifecycle/zoned-time';

/** The status in which a credit report stops an application, by magic suffix. */
const REPORT_OUTCOMES: Readonly<Partial<Record<MagicSuffix, Status>>> = {
  '0001': 'CANCELED_DUPE',
  '0003': 'CREDIT_FREEZE',
  '0004': 'CREDIT_DENIED',
  '0005': 'MANUAL_REVIEW',
  '0006': 'NOT_PREQUALIFIED',
  '0009': 'INVALID_STATE',
  '0013': 'CREDIT_FREEZE',
};

const ALL_BUREAUS: readonly BureauName[] = ['EQUIFAX', 'EXPERIAN', 'TRANSUNION'];

/** Returns the status in which the credit report stops the application, or null to continue. */
export function reportOutcome(user: UserRecord, application: ApplicationRecord): Status | null {
  const suffix = magicSuffix(user.taxId);
  const outcome = suffix === null ? undefined : REPORT_OUTCOMES[suffix];
  if (outcome === 'CREDIT_FREEZE' && application.freezeLifted) return null;
  return outcome ?? null;
}

/** Uses the row that `trigger` names, or the universal row for that status. */
function moveTo(
  context: Context,
  application: ApplicationRecord,
  move: { to: Status; trigger: Trigger },
): void {
  const fallback = universalTrigger(move.to);
  const trigger =
    !canMove(application, move.to, move.trigger) && fallback !== undefined
      ? fallback
      : move.trigger;
  transition(context, application, move.to, trigger);
}

/** Moves the application and adds the records of the decision. */
export function applyOutcome(
  context: Context,
  application: ApplicationRecord,
  move: { to: Status; trigger: Trigger },
): void {
  const owner = context.state.users.find((user) => user.sub === application.owner);
  moveTo(context, application, move);
  if (move.to === 'CREDIT_FREEZE') {
    application.freezeLifted = false;
    application.frozenBureaus =
      magicSuffix(owner?.taxId ?? null) === '0013' ? [...ALL_BUREAUS] : ['EQUIFAX'];
  }
}

/** Outcomes in the item flow, which has no tax ID yet, by income in whole dollars a year. */
const INCOME_OUTCOMES: Readonly<Record<number, Status>> = {
  1: 'NOT_PREQUALIFIED',
  2: 'MANUAL_REVIEW',
};

/** Returns the status that stops the application before an offer, or null to continue. */
function firstOutcome(user: UserRecord, application: ApplicationRecord): Status | null {
  const { flow } = programDefinition(application.program);
  if (flow !== 'item') return reportOutcome(user, application);
  return INCOME_OUTCOMES[user.annualIncome ?? 0] ?? null;
}

/** Suffix 0007; a cash-secured application can't request information at acceptance. */
function requestsIncome(application: ApplicationRecord, owner: UserRecord | undefined): boolean {
  return (
    application.cash !== null &&
    magicSuffix(owner?.taxId ?? null) === '0007' &&
    !application.askedOnce.includes('ANNUAL_INCOME')
  );
}

/** Reads the credit report (in the item flow, the income) and moves the application on. */
export function decide(
  context: Context,
  application: ApplicationRecord,
  outcome: Status | null,
): void {
  const owner = context.state.users.find((user) => user.sub === application.owner);
  const incomeFirst = outcome === null && requestsIncome(application, owner);
  const to =
    outcome ??
    (incomeFirst ? 'FIN_INFO_NEEDED' : null) ??
    (owner === undefined ? null : firstOutcome(owner, application)) ??
    'PREQUALIFIED';
  applyOutcome(context, application, { to, trigger: 'decision' });
  if (application.decision !== null) application.decision.decidedOn = dateOf(context.now());
}
