import { USUAL_CASH_LINE } from '../../../fixtures/payment-values';
import { addBankDays } from '../../../src/domain/deposit/bank-days';
import { LIMITS } from '../../../src/catalogue/limits';
import type { PaymentState } from '../../scenario/payment-states';
import { CONTENT } from '../../../src/programs/content-config';
import { isoTime } from '../../world/clock';
import { SEED_NOW } from '../../scenario/seed';
import type { Context } from '../../world/context';
import { createMemoryPhotos } from '../../world/photo-store';
import { numberedId } from '../../world/numbered-id';
import type { ApplicationRecord, WorldState } from '../../world/state';
import { usualOffer } from '../applications/offer-terms';
import { runDueSteps } from '../events/schedule';
import { addDays, dateOf, startOfDay } from '../lifecycle/zoned-time';
import { closeDeposits, givesDepositBack } from '../payments/close-deposits';
import type { FundingSource } from '../../world/deposit-state';
import { makePayment } from '../payments/make-payment';
import { awaitNextDeposit } from '../payments/schedule-plan';
import { makeScheduledDeposit } from '../payments/scheduled-deposit';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const KEY = 'seeded-payment';

const ACCOUNT: FundingSource = {
  method: 'BANK_ACCOUNT',
  brand: null,
  accountType: 'CHECKING',
  lastFour: '6789',
  outcome: 'arrives',
};

const CARD: FundingSource = {
  method: 'DEBIT_CARD',
  brand: 'VISA',
  accountType: null,
  lastFour: '4242',
  outcome: 'arrives',
};

/** Source, share of the deposit, and time before the seed's time. */
interface Paid {
  readonly source: FundingSource;
  readonly share: number;
  readonly before: number;
}

const PAID: Readonly<Partial<Record<PaymentState, Paid>>> = {
  processing: { source: ACCOUNT, share: 1, before: 10 * MINUTE },
  'needs-bank': {
    source: { ...ACCOUNT, lastFour: '0002', outcome: 'needs-bank' },
    share: 1,
    before: 10 * MINUTE,
  },
  'micro-deposits': {
    source: { ...ACCOUNT, lastFour: '0003', outcome: 'micro-deposits' },
    share: 1,
    before: 10 * MINUTE,
  },
  partial: { source: CARD, share: 1 / 3, before: 10 * MINUTE },
  failed: {
    source: { ...CARD, lastFour: '0002', outcome: 'declined' },
    share: 1,
    before: 10 * MINUTE,
  },
};

function contextAt(state: WorldState, now: number): Context {
  return {
    state,
    now: () => now,
    origin: '',
    worldName: null,
    introspection: true,
    onGenerated: null,
    random: () => 0,
    token: () => '',
    nextId: (prefix) => numberedId(state.counters, prefix),
    cookies: { session: null },
    photos: createMemoryPhotos(),
    seedTime: () => SEED_NOW,
  };
}

function pay(state: WorldState, application: ApplicationRecord, paid: Paid, now: number): void {
  const amount = Math.round(((application.cash?.creditLine ?? 0) * paid.share) / 100) * 100;
  makePayment(contextAt(state, now - paid.before), application, {
    idempotencyKey: KEY,
    fingerprint: '',
    amount,
    source: { ...paid.source },
    authorizationVersion: CONTENT.version,
  });
}

/** Began soon after the terms were ready; its first deposit was taken or refused. */
function spreadOut(
  state: WorldState,
  application: ApplicationRecord,
  options: { termsAt: number; missed: boolean },
): void {
  const { termsAt, missed } = options;
  const firstOn = addBankDays(dateOf(termsAt), 2);
  state.deposits.schedules.push({
    id: numberedId(state.counters, 'sch'),
    applicationId: application.id,
    idempotencyKey: KEY,
    fingerprint: '',
    amount: (application.cash?.creditLine ?? 0) / 4,
    frequency: 'WEEKLY',
    firstOn,
    deadline: application.cash?.fundingEndsOn ?? firstOn,
    status: 'ACTIVE',
    source: { ...ACCOUNT },
    made: [],
    skipped: [],
    authorizationVersion: CONTENT.version,
    createdAt: isoTime(termsAt + HOUR),
  });
  if (missed) {
    const firstDay = contextAt(state, startOfDay(firstOn) + 10 * HOUR);
    makeScheduledDeposit(firstDay, application, 'INSUFFICIENT_FUNDS');
  }
  awaitNextDeposit(contextAt(state, termsAt + HOUR), application);
}

/** Makes past payments at their times and runs the world until `now` (ms since the epoch). */
export function seedDeposit(
  state: WorldState,
  application: ApplicationRecord,
  options: { payment: PaymentState; now: number },
): void {
  const { cash, status, updatedAt, createdAt } = application;
  const { payment, now } = options;
  if (cash === null) return;
  cash.creditLine = USUAL_CASH_LINE;
  if (application.offer === null) return;
  const longAgo = ['received', 'refunded', 'schedule', 'missed-deposit'].includes(payment);
  const termsAt = longAgo ? Date.parse(createdAt) + HOUR : Date.parse(updatedAt);
  cash.fundingEndsOn = addDays(dateOf(termsAt), LIMITS.cash.windowDays);
  application.offer = usualOffer(application, termsAt);
  // Replays the past in the status in which the offer waits for its deposit.
  application.status = 'OFFER_DECISION_NEEDED';
  const paid = PAID[payment];
  if (paid !== undefined) pay(state, application, paid, now);
  if (payment === 'received' || payment === 'refunded') {
    pay(state, application, { source: ACCOUNT, share: 1, before: now - termsAt - HOUR }, now);
  }
  if (payment === 'schedule' || payment === 'missed-deposit') {
    spreadOut(state, application, { termsAt, missed: payment === 'missed-deposit' });
  }
  runDueSteps(contextAt(state, now - MINUTE));
  application.status = status;
  if (givesDepositBack(application)) {
    closeDeposits(contextAt(state, Date.parse(updatedAt)), application);
  }
  awaitNextDeposit(contextAt(state, now), application);
  if (status !== 'OFFER_DECISION_NEEDED') application.updatedAt = updatedAt;
}
