import { screenDefinition } from '../../../catalogue/screens';
import { isOpen, type Status } from '../../../catalogue/statuses';
import { formatDeadline } from '../../../common/format';
import { appraisalCopy } from '../../../common/status/appraisal-copy';
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

function inReview(waits: boolean): HubCopy {
  return {
    heading: screenDefinition('manual-review').heading,
    sentence: `We need a little more time to check your information. We’ll decide and tell you within 30 days of receiving your complete application, usually within 2 business days.${
      waits ? '' : ' You don’t need to do anything.'
    }`,
    next: [
      'A specialist checks what you gave us.',
      'We email you as soon as we have decided, or if we need something from you.',
    ],
  };
}

const HUB: Readonly<Partial<Record<Status, (facts: StatusFacts) => HubCopy>>> = {
  VERIFY_DOC: documentsCopy,
  FIN_INFO_NEEDED: ({ application: { dueOn } }) => ({
    heading: 'We need a little more from you',
    next: [
      ...(dueOn === null ? [] : [`Please answer by ${formatDeadline(dueOn)}.`]),
      'You can stop and come back anytime. What you gave us is kept.',
    ],
  }),
  SHIPPED: () => ({
    heading: screenDefinition('items-shipped').heading,
    next: ['We tell you when they arrive.', 'We inspect each item and make you an offer.'],
  }),
  CANCELED_SOFT: () => ({
    ...CLOSED,
    next: ['Nothing more is needed from you.', 'A new application starts from the beginning.'],
  }),
  CANCELED_HARD: () => ({ ...CLOSED, next: ['Nothing more is needed from you.'] }),
};

/** What goes on next in the item flow, where the hub is the screen of most statuses. */
const ITEM_HUB: Readonly<Partial<Record<Status, HubCopy>>> = {
  CREATED: {
    heading: 'Tell us about your items',
    next: [
      'You answer a few questions about each item and see an estimate.',
      'You ship your items free and insured, and we make you an offer.',
    ],
  },
  PREQUAL_ITEM_VALUED: {
    heading: 'Your estimate is ready',
    next: ['You tell us your address and income.', 'We tell you if you’re pre-qualified.'],
  },
  PREQUAL_INFO_GIVEN: {
    heading: 'We’re checking your information',
    next: ['This usually takes a few seconds. We’ll email you if it takes longer.'],
  },
  PREQUALIFIED: {
    heading: screenDefinition('pre-qualified').heading,
    next: ['You send us your items, free and insured.', 'We inspect them and make you an offer.'],
  },
  OFFER_DECISION_NEEDED: {
    heading: 'Your offer is ready',
    next: [
      'You compare what we found with what you told us.',
      'You accept or decline. If you decline, we return your items free.',
    ],
  },
  OFFER_ACCEPTED: {
    heading: 'Sign your agreements',
    next: ['You read and sign your agreements.', 'Your account opens, and your card is sent.'],
  },
};

/**
 * What the hub says in a status; one without words of its own is headed by its tag. `waits`: something on
 * the page is for the applicant to do.
 */
export function hubCopy(facts: StatusFacts, { waits }: { readonly waits: boolean }): HubCopy {
  const { status } = facts.application;
  if (status === 'MANUAL_REVIEW') return inReview(waits);
  const own = HUB[status];
  if (own !== undefined) return own(facts);
  if (facts.flow === 'item' && status === 'APPRAISAL_IN_PROGRESS') {
    return appraisalCopy(facts.application.itemCart);
  }
  const ended = status === 'OFFER_DECISION_NEEDED' && facts.application.offer?.isOpen === false;
  if (ended) return { heading: 'This offer has ended', next: [] };
  const ofItems = facts.flow === 'item' ? ITEM_HUB[status] : undefined;
  if (ofItems !== undefined) return ofItems;
  return {
    heading: statusCopy(facts.application).tag,
    next: isOpen(status) ? ['You can stop and come back anytime. What you gave us is kept.'] : [],
  };
}
