import type { Flow } from '../../../catalogue/flows';
import { LIMITS } from '../../../catalogue/limits';

interface InReviewCopy {
  readonly sentence: string;
  readonly next: readonly string[];
  /** What else helps whoever waits here. */
  readonly note?: string;
}

const APPLICATION: InReviewCopy = {
  sentence: 'This usually takes a few minutes. We’ll email you if it takes longer.',
  next: ['We check what you told us.', 'You see here what we decided.'],
  note: `This page asks for news every ${LIMITS.poll.sec} seconds while it is open. You can also come back later.`,
};

/** What is being reviewed, by flow: the items, or the application. */
export const IN_REVIEW_COPY: Readonly<Record<Flow, InReviewCopy>> = {
  item: {
    sentence:
      'We’re weighing and testing each item. We’ll email you when your offer is ready, usually in 2 to 3 business days.',
    next: [
      'We compare what we find with what you told us.',
      'You look over your offer and decide. If you decline, we return your items free.',
    ],
  },
  cash: APPLICATION,
  home: APPLICATION,
};
