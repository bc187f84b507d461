import { isOpen, type Status } from '../../../catalogue/statuses';
import { formatDeadline } from '../../../common/format';
import { documentsAreBeingChecked } from '../../../common/status/information-lists';
import { statusCopy } from '../../../common/status/status-copy';
import type { StatusFacts } from '../../../common/status/status-types';

/** What the hub says beyond the tag and the actions of a status. */
export interface HubCopy {
  readonly heading: string;
  /** In place of the sentence of the status. */
  readonly sentence?: string;
  readonly next: readonly string[];
}

const CLOSED: HubCopy = { heading: 'Your application is closed', next: [] };

function documentsCopy({ application, flow }: StatusFacts): HubCopy {
  const onward = flow === 'cash' ? 'go on with your deposit' : null;
  if (documentsAreBeingChecked(application)) {
    return {
      heading: 'We’re checking your documents',
      next: [
        'We check what you sent.',
        `When that is done, you ${onward ?? 'review and sign your agreements'}.`,
      ],
    };
  }
  return {
    heading: 'We need documents from you',
    next: [
      'You upload a photo or a PDF. It takes a few minutes.',
      ...(application.dueOn === null
        ? []
        : [`Please send everything by ${formatDeadline(application.dueOn)}.`]),
      `We check what you sent, and you ${onward ?? 'go on to sign'}.`,
    ],
  };
}

const HUB: Readonly<Partial<Record<Status, (facts: StatusFacts) => HubCopy>>> = {
  MANUAL_REVIEW: () => ({
    heading: 'A person is reviewing your application',
    sentence:
      'We need a little more time to check your information. We’ll decide and tell you within 30 days of receiving your complete application, usually within 2 business days. You don’t need to do anything.',
    next: [
      'A specialist checks what you gave us.',
      'We email you as soon as we have decided, or if we need something from you.',
    ],
  }),
  VERIFY_DOC: documentsCopy,
  SHIPPED: () => ({
    heading: 'Your items are on the way',
    next: ['We tell you when they arrive.', 'We inspect each item and make you an offer.'],
  }),
  CANCELED_SOFT: () => ({
    ...CLOSED,
    next: ['Nothing more is needed from you.', 'A new application starts from the beginning.'],
  }),
  CANCELED_HARD: () => ({ ...CLOSED, next: ['Nothing more is needed from you.'] }),
};

/** What the hub says in a status; one without words of its own is headed by its tag. */
export function hubCopy(facts: StatusFacts): HubCopy {
  const { status } = facts.application;
  const own = HUB[status];
  if (own !== undefined) return own(facts);
  return {
    heading: statusCopy(status).tag,
    next: isOpen(status) ? ['You can stop and come back anytime. What you gave us is kept.'] : [],
  };
}
