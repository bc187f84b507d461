import { LIMITS } from '../../src/catalogue/limits';
import { programDefinition } from '../../src/catalogue/programs';
import { isOpen } from '../../src/catalogue/status/facts';
import type { Status } from '../../src/catalogue/statuses';
import type { Context } from '../core/context';
import type { ApplicationRecord } from '../core/state';
import { enterItemStatus } from '../items/enter-item-status';
import { enterCashStatus, waitsForDeposit } from '../payments/cash-status';
import { originsOf, transitionsOf } from './transitions';
import type { EventName } from './event-names';
import { usualOffer } from './offer-terms';
import { cancelEvents, scheduleEvent } from './timers';
import { addDays, dateOf, endOfDay } from './zoned-time';

const DAY = 86_400_000;

/** How long the decision engine takes for a step, ms. */
export const SYSTEM_DELAY = 1500;

/** What the system does by itself after a status is reached. */
const SYSTEM_STEPS: Readonly<Partial<Record<Status, EventName>>> = {
  PREQUAL_INFO_GIVEN: 'decision',
  PREQUALIFIED: 'terms-ready',
};

/** Statuses that wait for the applicant until a due date, and what happens when it has passed. */
const DUE_DATES: Readonly<Partial<Record<Status, { days: number; event: EventName }>>> = {
  CREDIT_FREEZE: { days: LIMITS.freeze.dueDays, event: 'freeze-overdue' },
  FIN_INFO_NEEDED: { days: LIMITS.incomplete.dueDays, event: 'information-overdue' },
  VERIFY_DOC: { days: LIMITS.incomplete.dueDays, event: 'information-overdue' },
};

function completeRecords(context: EnteringContext, application: ApplicationRecord): void {
  const { status } = application;
  const { flow } = programDefinition(application.program);
  const today = dateOf(context.now());
  if (status === 'OFFER_DECISION_NEEDED' || status === 'OFFER_ACCEPTED') {
    application.offer ??= usualOffer(application, context.now());
  }
  if (status === 'CREDIT_FREEZE' && application.frozenBureaus.length === 0) {
    application.frozenBureaus = ['EQUIFAX'];
  }
  if (status === 'VERIFY_DOC' && application.documentsRequested.length === 0) {
    application.documentsRequested = ['IDENTITY', 'INCOME'];
  }
  if (status === 'CREDIT_DENIED') {
    application.decision ??= { decidedOn: today, reasonIds: ['R01', 'R07'], score: 512 };
  }
  if (status === 'NOT_PREQUALIFIED') {
    // With items the income is all that is known when this is decided.
    const reason = flow === 'item' ? 'R01' : 'R06';
    application.decision ??= { decidedOn: today, reasonIds: [reason], score: null };
  }
}

type EnteringContext = Pick<Context, 'state' | 'now'>;

/**
 * Makes the application's records and timers those of the status it just reached. `systemDelay` is how
 * long the system takes for its next step, ms.
 */
export function enterStatus(
  context: EnteringContext,
  application: ApplicationRecord,
  systemDelay: number = SYSTEM_DELAY,
): void {
  const { status } = application;
  const now = context.now();
  cancelEvents(context, application);
  enterCashStatus(context, application);
  completeRecords(context, application);

  const step = SYSTEM_STEPS[status];
  const { flow } = programDefinition(application.program);
  const possible = transitionsOf(flow).some(
    (row) => row.trigger === step && originsOf(row).includes(status),
  );
  if (step !== undefined && possible) {
    scheduleEvent(context, application, { event: step, dueAt: now + systemDelay });
  }

  const due = DUE_DATES[status];
  application.dueOn = due === undefined ? null : addDays(dateOf(now), due.days);
  if (due !== undefined && application.dueOn !== null) {
    scheduleEvent(context, application, { event: due.event, dueAt: endOfDay(application.dueOn) });
  }

  const { offer } = application;
  const unsigned = status === 'OFFER_ACCEPTED' && application.signedAt === null;
  const undecided =
    status === 'OFFER_DECISION_NEEDED' && !waitsForDeposit(context.state, application);
  if (offer !== null && (undecided || unsigned)) {
    const dueAt = Date.parse(offer.expiresAt) + DAY;
    scheduleEvent(context, application, { event: 'offer-expired', dueAt });
  }
  if (flow === 'item') enterItemStatus(context, application);
  if (isOpen(status)) {
    scheduleEvent(context, application, {
      event: 'inactive',
      dueAt: now + LIMITS.inactive.days * DAY,
    });
  }
}
