import { LIMITS } from '../../../src/catalogue/limits';
import { programDefinition } from '../../../src/catalogue/programs';
import { isOpen } from '../../../src/catalogue/status/facts';
import type { Context } from '../../world/context';
import type { ApplicationRecord } from '../../world/state';
import { enterItemStatus } from '../items/enter-item-status';
import { enterCashStatus, waitsForDeposit } from '../payments/cash-status';
import { usualOffer } from './offer-terms';
import { STATUS_LIFECYCLES } from '../lifecycle/status/definitions';
import { cancelEvents, scheduleEvent } from '../lifecycle/timers';
import { isTriggered } from '../lifecycle/transitions';
import { addDays, dateOf, endOfDay } from '../lifecycle/zoned-time';

const DAY = 86_400_000;

/** Time that the decision engine needs for a step, ms. */
export const SYSTEM_DELAY = 1500;

function completeRecords(context: EnteringContext, application: ApplicationRecord): void {
  const { flow } = programDefinition(application.program);
  const { offer, frozenBureaus, documentsRequested, decision } =
    STATUS_LIFECYCLES[application.status].records;
  if (offer) application.offer ??= usualOffer(application, context.now());
  if (application.frozenBureaus.length === 0) application.frozenBureaus = [...frozenBureaus];
  if (application.documentsRequested.length === 0) {
    application.documentsRequested = [...documentsRequested[flow]];
  }
  const notice = decision[flow];
  if (notice !== null) {
    const { reasonIds, score } = notice;
    const decidedOn = dateOf(context.now());
    application.decision ??= { decidedOn, reasonIds: [...reasonIds], score };
  }
}

type EnteringContext = Pick<Context, 'state' | 'now'>;

/** Only some statuses have an offer that can end. */
export function scheduleOfferEnd(context: EnteringContext, application: ApplicationRecord): void {
  const { offer, signedAt, status } = application;
  const { flow } = programDefinition(application.program);
  const mayExpire = isTriggered(flow, status, 'offer-expired') && signedAt === null;
  if (offer === null || !mayExpire || waitsForDeposit(context.state, application)) return;
  const dueAt = Date.parse(offer.expiresAt) + DAY;
  scheduleEvent(context, application, { event: 'offer-expired', dueAt });
}

/** Also sets records and timers. `systemDelay`: ms until the system's next step. */
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

  const { byItself, due } = STATUS_LIFECYCLES[status];
  const { flow } = programDefinition(application.program);
  if (byItself !== null && isTriggered(flow, status, byItself)) {
    scheduleEvent(context, application, { event: byItself, dueAt: now + systemDelay });
  }

  application.dueOn = due === null ? null : addDays(dateOf(now), due.days);
  if (due !== null && application.dueOn !== null) {
    scheduleEvent(context, application, { event: due.event, dueAt: endOfDay(application.dueOn) });
  }

  scheduleOfferEnd(context, application);
  if (flow === 'item') enterItemStatus(context, application);
  if (isOpen(status)) {
    scheduleEvent(context, application, {
      event: 'inactive',
      dueAt: now + LIMITS.inactive.days * DAY,
    });
  }
}
