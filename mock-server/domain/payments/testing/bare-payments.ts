import type { ApplicationRecord } from '../../../world/state';
import { reached, type BareApplication } from '../../lifecycle/testing/bare-application';
import type { FundingSource, PaymentRecord, ScheduleRecord } from '../../../world/deposit-state';
import { makePayment, type PaymentRequest } from '../make-payment';

export const SOURCE: FundingSource = {
  method: 'BANK_ACCOUNT',
  brand: null,
  accountType: 'CHECKING',
  lastFour: '6789',
  outcome: 'arrives',
};

/** Offer of $300 that waits for its deposit, without a server. */
export interface BarePayments extends BareApplication {
  pay(request?: Partial<PaymentRequest>, source?: Partial<FundingSource>): PaymentRecord;
  /** $100 a week from June 22 on, with no payments yet. */
  schedule(changes?: Partial<ScheduleRecord>): ScheduleRecord;
  /** Kind and amount of each ledger entry. */
  moved(): string[];
  /** Subject and text of each email. */
  letters(): string[][];
}

export function barePayments(changes: Partial<ApplicationRecord> = {}): BarePayments {
  const world = reached('pesto_cash', { status: 'OFFER_DECISION_NEEDED', ...changes });
  const { context, application } = world;
  const { state } = context;
  return {
    ...world,
    pay: (request = {}, source = {}) =>
      makePayment(context, application, {
        idempotencyKey: 'first-payment',
        fingerprint: 'abc',
        amount: 30_000,
        source: { ...SOURCE, ...source },
        authorizationVersion: '1',
        ...request,
      }),
    schedule: (more = {}) => {
      const schedule: ScheduleRecord = {
        id: 'sch_0001',
        applicationId: application.id,
        idempotencyKey: 'first-schedule',
        fingerprint: 'abc',
        amount: 10_000,
        frequency: 'WEEKLY',
        firstOn: '2026-06-22',
        deadline: '2026-07-20',
        status: 'ACTIVE',
        source: { ...SOURCE },
        made: [],
        skipped: [],
        authorizationVersion: '1',
        createdAt: '2026-06-15T16:00:00.000Z',
        ...more,
      };
      state.deposits.schedules.push(schedule);
      return schedule;
    },
    moved: () => state.deposits.ledger.map(({ kind, amount }) => `${kind} ${amount}`),
    letters: () => state.letters.map(({ subject, paragraphs }) => [subject].concat(paragraphs)),
  };
}
