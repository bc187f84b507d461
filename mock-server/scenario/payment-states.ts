import type { StatusDefinition } from '../../src/catalogue/status/definition';
import { JOURNEY } from '../../src/catalogue/status/definitions';
import { statusDefinition } from '../../src/catalogue/status/facts';
import type { Status } from '../../src/catalogue/statuses';

type Deposit = StatusDefinition['deposit'];

interface PaymentStateDefinition {
  readonly description: string;
  /** Statuses that can have such a payment, by the state of the deposit. */
  readonly deposits: readonly Deposit[];
}

const FUNDING = ['due'] as const satisfies readonly Deposit[];

/** Progress of a seeded applicant's deposit. */
export const PAYMENT_STATES = {
  none: { description: 'Nothing was paid yet', deposits: FUNDING },
  processing: {
    description: 'A bank transfer of the whole deposit, made today',
    deposits: FUNDING,
  },
  'needs-bank': { description: 'A transfer to be confirmed with the bank', deposits: FUNDING },
  'micro-deposits': { description: 'A transfer whose account has to be proved', deposits: FUNDING },
  partial: { description: 'A third of the deposit has arrived', deposits: FUNDING },
  received: {
    description: 'The whole deposit has arrived',
    deposits: ['due', 'held'],
  },
  failed: { description: 'A card was declined today', deposits: FUNDING },
  schedule: {
    description: 'A quarter every week, begun two weeks ago; what was due has arrived',
    deposits: FUNDING,
  },
  'missed-deposit': {
    description: 'A quarter every week, begun two weeks ago; the first was missed',
    deposits: FUNDING,
  },
  refunded: {
    description: 'The whole deposit is on its way back',
    deposits: ['returned'],
  },
} as const satisfies Record<string, PaymentStateDefinition>;

export type PaymentState = keyof typeof PAYMENT_STATES;

export const PAYMENT_STATE_IDS = Object.keys(PAYMENT_STATES) as readonly PaymentState[];

export function fitsPayment(payment: PaymentState, status: Status): boolean {
  const { deposits }: PaymentStateDefinition = PAYMENT_STATES[payment];
  return deposits.includes(statusDefinition(status).deposit);
}

/** Statuses of cash-secured applications. */
export function statusesWithPayment(payment: PaymentState): readonly Status[] {
  return JOURNEY.filter((status) => fitsPayment(payment, status));
}

const USUAL: Readonly<Record<Deposit, PaymentState>> = {
  none: 'none',
  due: 'none',
  held: 'received',
  returned: 'refunded',
};

/** Paid if the application has moved on with the deposit, otherwise not started. */
export function usualPayment(status: Status): PaymentState {
  return USUAL[statusDefinition(status).deposit];
}

/** Undefined if the screen requires no payment. */
export function paymentForScreen(screen: string | null, status: Status): PaymentState | undefined {
  return screen === 'verify-payment' && fitsPayment('processing', status)
    ? 'processing'
    : undefined;
}
