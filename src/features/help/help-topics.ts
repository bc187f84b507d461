import { LARGEST_FILE } from '../../catalogue/file-content';
import type { Flow } from '../../catalogue/flows';
import { LIMITS } from '../../catalogue/limits';

export interface HelpTopic {
  readonly summary: string;
  readonly answer: readonly string[];
  /** Undefined: all flows show it. */
  readonly flows?: readonly Flow[];
}

export const WITHDRAW_TOPIC = 'Close or withdraw my application';

const TOPICS: readonly HelpTopic[] = [
  {
    summary: 'Signing in',
    answer: [
      'Sign in with a one-time code that we send to your phone or email. There is no password.',
      `A code works for ${LIMITS.otp.ttlMin} minutes. If it doesn’t arrive, wait ${LIMITS.otp.resendSec} seconds and send a new one, or use your other contact.`,
    ],
  },
  {
    summary: 'My estimate or offer',
    answer: [
      'Checking your options won’t affect your credit score. Accepting an offer lets us check your credit report, and that may affect your score.',
      'Your offer shows the last day you can accept it. If you decline, you don’t need to do anything else.',
    ],
  },
  {
    summary: 'Shipping and insurance',
    answer: [
      'Shipping is free and insured, both ways. Your tracking page shows where your items are.',
    ],
    flows: ['item'],
  },
  {
    summary: 'My deposit',
    answer: [
      'Your deposit is refundable and isn’t used for your monthly payments. If you decline, we’ll refund it within 5 business days.',
    ],
    flows: ['cash'],
  },
  {
    summary: 'Credit report and freezes',
    answer: [
      'If your credit report is frozen we can’t see it. Lift the freeze at the bureau that we name, for at least 7 days, and come back. It’s free.',
      'We never ask for your bureau PIN or password.',
    ],
  },
  {
    summary: 'Documents and signing',
    answer: [
      'You can open each document as a PDF before and after you sign. Call us and we’ll mail you a paper copy at no cost.',
      `Photos (JPG, PNG, HEIC) and PDFs up to ${LARGEST_FILE} each can be uploaded.`,
    ],
  },
  {
    summary: 'Privacy and security',
    answer: [
      'We collect your information to review and manage your application. The links at the end of each page say how we use, share and protect it.',
      'We never ask for your code or your full Social Security number by phone, text or email.',
    ],
  },
];

/** Returns the topics in order, withdrawing last. */
export function helpTopics(flow: Flow): readonly HelpTopic[] {
  return TOPICS.filter(({ flows }) => flows === undefined || flows.includes(flow));
}
