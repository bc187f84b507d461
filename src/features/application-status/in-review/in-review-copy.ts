import type { Flow } from '../../../catalogue/flows';

interface InReviewCopy {
  readonly sentence: string;
  readonly next: readonly string[];
  readonly note?: string;
}

const APPLICATION: InReviewCopy = {
  sentence: 'This usually takes a few minutes. We’ll email you if it takes longer.',
  next: ['We’ll check your answers.', 'You’ll see our decision here.'],
  note: 'This page updates automatically. You can also leave and come back later.',
};

export const IN_REVIEW_COPY: Readonly<Record<Flow, InReviewCopy>> = {
  item: {
    sentence:
      'We’re weighing and testing each item. We’ll email you when your offer is ready, usually in 2 to 3 business days.',
    next: [
      'We’ll compare what we find with your answers.',
      'Review your offer and decide. If you decline, we’ll return your items free.',
    ],
  },
  cash: APPLICATION,
  home: APPLICATION,
};
