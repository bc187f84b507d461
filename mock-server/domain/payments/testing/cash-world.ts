import type { DocumentNode } from 'graphql';
import { TEST_ACCOUNT_NUMBER, TEST_ROUTING_NUMBER } from '../../../../fixtures/payment-values';
import type { Seed } from '../../../scenario/seed';
import {
  DepositDocument,
  PayDepositDocument,
  ScheduleDepositsDocument,
  TokenizeCardDocument,
  type DepositQuery,
} from '../../../../src/contract/generated/documents';
import type { Payment } from '../../../../src/contract/generated/types';
import { CONTENT } from '../../../../src/programs/content-config';
import { seededWorld, type SeededWorld } from '../../seed/testing/seeded-world';
import type { LedgerEntry } from '../../../world/deposit-state';

type Shown = NonNullable<NonNullable<DepositQuery['currentUser']>['creditApplication']>;
type Answer = Awaited<ReturnType<SeededWorld['run']>>;

export interface CashWorld extends SeededWorld {
  ledger(): readonly LedgerEntry[];
  shown(): Promise<Shown>;
  pay(input?: Record<string, unknown>): Promise<Answer>;
  spread(input?: Record<string, unknown>): Promise<Answer>;
  event(event: string, details?: Record<string, unknown>): Promise<Response>;
}

export const ACCOUNT = {
  accountType: 'CHECKING',
  routingNumber: TEST_ROUTING_NUMBER,
  accountNumber: TEST_ACCOUNT_NUMBER,
  name: 'Casha Depositor',
} as const;

/** The last four digits choose the outcome. */
export function accountEnding(ending: string): typeof ACCOUNT {
  return { ...ACCOUNT, accountNumber: `00098765${ending}` as typeof TEST_ACCOUNT_NUMBER };
}

export function card(number: string, rest: Record<string, unknown> = {}) {
  return {
    number,
    expiryMonth: 12,
    expiryYear: 2034,
    securityCode: '123',
    name: 'Casha Depositor',
    billingZip: '53703',
    ...rest,
  };
}

const deposit = {
  creditApplicationId: 'app_0001',
  idempotencyKey: 'first-payment',
  authorizationVersion: CONTENT.version,
};

/** Throws if the card is refused. */
export async function tokenOf(seeded: SeededWorld, number: string): Promise<string> {
  const { data, errors } = await seeded.run(TokenizeCardDocument, { input: card(number) });
  const { tokenizeCard } = (data ?? {}) as { tokenizeCard?: { token: string } };
  if (tokenizeCard === undefined) throw new Error(JSON.stringify(errors));
  return tokenizeCard.token;
}

/** Offer of $300 that waits for its deposit, plus `overrides`. */
export async function cashWorld(overrides: Partial<Seed> = {}): Promise<CashWorld> {
  const seeded = await seededWorld({
    program: 'pesto_cash',
    persona: 'P-02',
    status: 'OFFER_DECISION_NEEDED',
    ...overrides,
  });
  return {
    ...seeded,
    // Sessions end within hours but deposits take days, so sign in again.
    advance: async (duration) => {
      await seeded.advance(duration);
      await seeded.signIn();
    },
    ledger: () => seeded.world.snapshot().deposits.ledger,
    shown: async () => {
      const { data } = await seeded.run(DepositDocument);
      const application = (data as DepositQuery | null)?.currentUser?.creditApplication;
      if (!application) throw new Error('There is no application');
      return application;
    },
    pay: (input = {}) =>
      seeded.run(PayDepositDocument, {
        input: {
          ...deposit,
          amount: 30_000,
          ...('cardToken' in input ? {} : { bankAccount: ACCOUNT }),
          ...input,
        },
      }),
    spread: (input = {}) =>
      seeded.run(ScheduleDepositsDocument, {
        input: {
          ...deposit,
          idempotencyKey: 'first-schedule',
          amount: 10_000,
          frequency: 'WEEKLY',
          firstOn: '2026-06-22',
          ...('cardToken' in input ? {} : { bankAccount: ACCOUNT }),
          ...input,
        },
      }),
    event: (event, details = {}) => seeded.post('/__mock/event', { event, ...details }),
  };
}

/** Throws if the response has no payment. */
export function paymentOf({ data, errors }: Answer): Payment {
  const [payment] = Object.values(data ?? {}) as readonly Payment[];
  if (!payment) throw new Error(JSON.stringify(errors));
  return payment;
}

/** Retries after a 503 and after a lost response. */
export async function insist(
  seeded: SeededWorld,
  document: DocumentNode,
  variables: Record<string, unknown>,
): Promise<Answer> {
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    const answer = await seeded.run(document, variables).catch(() => null);
    if (answer !== null && answer.status !== 503) return answer;
  }
  throw new Error('No answer after six attempts');
}
