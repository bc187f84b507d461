import type { Status } from './statuses';

interface PaymentStateDefinition {
  readonly description: string;
  /** Statuses of a cash-secured application in which there can be such a payment. */
  readonly statuses: readonly Status[];
}

const FUNDING = ['OFFER_DECISION_NEEDED'] as const satisfies readonly Status[];

/** How far the deposit of a seeded applicant is. */
export const PAYMENT_STATES = {
  none: { description: 'Nothing was paid yet', statuses: FUNDING },
  processing: {
    description: 'A bank transfer of the whole deposit, made today',
    statuses: FUNDING,
  },
  'needs-bank': { description: 'A transfer to be confirmed with the bank', statuses: FUNDING },
  'micro-deposits': { description: 'A transfer whose account has to be proved', statuses: FUNDING },
  partial: { description: 'A third of the deposit has arrived', statuses: FUNDING },
  received: {
    description: 'The whole deposit has arrived',
    statuses: ['OFFER_DECISION_NEEDED', 'VERIFY_DOC', 'OFFER_ACCEPTED', 'COMPLETE'],
  },
  failed: { description: 'A card was declined today', statuses: FUNDING },
  schedule: {
    description: 'A quarter every week, begun two weeks ago; what was due has arrived',
    statuses: FUNDING,
  },
  'missed-deposit': {
    description: 'A quarter every week, begun two weeks ago; the first was missed',
    statuses: FUNDING,
  },
  refunded: {
    description: 'The whole deposit is on its way back',
    statuses: ['OFFER_REJECTED', 'CANCELED_SOFT'],
  },
} as const satisfies Record<string, PaymentStateDefinition>;

export type PaymentState = keyof typeof PAYMENT_STATES;

export const PAYMENT_STATE_IDS = Object.keys(PAYMENT_STATES) as readonly PaymentState[];

/** Whether a cash-secured application in `status` can have such a payment. */
export function fitsPayment(payment: PaymentState, status: Status): boolean {
  const { statuses }: PaymentStateDefinition = PAYMENT_STATES[payment];
  return statuses.includes(status);
}

/** How far the deposit usually is in a status: paid where the application went on with it, else not begun. */
export function usualPayment(status: Status): PaymentState {
  if (fitsPayment('refunded', status)) return 'refunded';
  return status !== 'OFFER_DECISION_NEEDED' && fitsPayment('received', status)
    ? 'received'
    : 'none';
}

/** The payment that a screen needs to have something to show; undefined when it needs none. */
export function paymentForScreen(screen: string | null, status: Status): PaymentState | undefined {
  return screen === 'verify-payment' && fitsPayment('processing', status)
    ? 'processing'
    : undefined;
}
