import { isOpen, statusTag } from '../../catalogue/status/facts';
import { hubHeading } from '../../catalogue/status/headings';
import { isStatus, type Status } from '../../catalogue/statuses';
import { formatDeadline } from '../text/format';
import { appraisalCopy } from './appraisal-copy';
import { documentsAreBeingChecked } from '../text/information-lists';
import { nextStep } from '../../catalogue/journey/next-step';
import type { HubCopy, StatusAction, StatusFacts, StatusWords } from './status-types';

const REFRESH = { kind: 'refresh', label: 'Refresh Status' } as const;
const CONTACT = { kind: 'contact', label: 'Contact Us' } as const;
const START_AGAIN = { kind: 'start-again', label: 'Apply Again' } as const;
/** Asks for confirmation, because a new application replaces the one with the notice. */
const APPLY_AGAIN = { kind: 'apply-again', label: 'Apply Again' } as const;
const VIEW_NOTICE = { kind: 'notice', label: 'View My Notice' } as const;
const VIEW_ITEMS = { kind: 'screen', label: 'View My Items', screen: 'asset-cart' } as const;
const TRACK_RETURN = {
  kind: 'screen',
  label: 'Track My Return',
  screen: 'offer-rejected',
  section: 'return',
} as const;

const NOTHING_NEEDED = 'You don’t need to do anything else.';
const KEPT = 'Your answers are saved, so you can stop and come back anytime.';

/** Checks for updates if the applicant has nothing to do. */
function resume(label: string, { application, flow }: StatusFacts): StatusAction {
  const screen = nextStep(application.status, application, flow);
  return screen === null ? REFRESH : { kind: 'screen', label, screen };
}

function headedByTag({ application, flow }: StatusFacts): HubCopy {
  const { status } = application;
  const instead = isStatus(status) ? STATUS_WORDS[status].instead?.(application) : null;
  const heading = instead?.tag ?? statusTag(status, flow);
  return { heading, next: isOpen(status) ? [KEPT] : [] };
}

/** The item flow's hub states the next steps. */
function withItems(status: Status, ...next: readonly string[]) {
  return (facts: StatusFacts): HubCopy =>
    facts.flow === 'item' ? { heading: hubHeading(status, 'item'), next } : headedByTag(facts);
}

function documentsHub({ application, flow }: StatusFacts): HubCopy {
  if (documentsAreBeingChecked(application)) {
    return {
      heading: 'We’re checking your documents',
      next: [
        'We’ll check what you sent.',
        flow === 'cash'
          ? 'After that, you can make your deposit.'
          : 'After that, you can review and sign your agreements.',
      ],
    };
  }
  return {
    heading: hubHeading('VERIFY_DOC', flow),
    next: [
      'Upload a photo or a PDF. It takes a few minutes.',
      flow === 'cash'
        ? 'We’ll check what you sent. After that, you can make your deposit.'
        : 'We’ll check what you sent. After that, you can sign.',
    ],
  };
}

/** For all flows. */
export const STATUS_WORDS: Readonly<Record<Status, StatusWords>> = {
  CREATED: {
    actions: (facts) => [resume(facts.flow === 'item' ? 'Add an Item' : 'Continue', facts)],
    hub: withItems(
      'CREATED',
      'Answer a few questions about each item to see an estimate.',
      'Ship your items free and insured, and we’ll make you an offer.',
    ),
  },
  APPRAISAL_IN_PROGRESS: {
    instead: ({ itemCart }) => {
      const { tag } = appraisalCopy(itemCart);
      return tag === undefined ? null : { tag, icon: 'alert', tone: 'warning' };
    },
    actions: (facts) =>
      facts.flow === 'item'
        ? appraisalCopy(facts.application.itemCart).actions
        : [resume('Continue', facts)],
    hub: (facts) =>
      facts.flow === 'item' ? appraisalCopy(facts.application.itemCart) : headedByTag(facts),
  },
  PREQUAL_ITEM_VALUED: {
    actions: (facts) =>
      facts.flow === 'item'
        ? [resume('See My Options', facts), VIEW_ITEMS]
        : [resume('Continue', facts)],
    hub: withItems(
      'PREQUAL_ITEM_VALUED',
      'Tell us your address and income.',
      'We’ll tell you if you’re pre-qualified.',
    ),
  },
  PREQUAL_INFO_GIVEN: {
    actions: ({ flow }) => (flow === 'item' ? [REFRESH, VIEW_ITEMS] : [REFRESH]),
    hub: withItems(
      'PREQUAL_INFO_GIVEN',
      'This usually takes a few seconds. We’ll email you if it takes longer.',
    ),
  },
  PREQUALIFIED: {
    actions: (facts) =>
      ({
        item: () => [resume('Ship My Items', facts), VIEW_ITEMS],
        cash: () => [resume('Fund My Card', facts)],
        home: () => [REFRESH],
      })[facts.flow](),
    hub: withItems(
      'PREQUALIFIED',
      'Send us your items, free and insured.',
      'We’ll inspect them and make you an offer.',
    ),
  },
  SHIPPED: {
    actions: (facts) => [resume('Track My Items', facts)],
    hub: ({ flow }) => ({
      heading: hubHeading('SHIPPED', flow),
      next: [
        'We’ll let you know when they arrive.',
        'We’ll inspect each item and make you an offer.',
      ],
    }),
  },
  ITEM_UNDER_REVIEW: { actions: () => [REFRESH], hub: headedByTag },
  OFFER_DECISION_NEEDED: {
    instead: ({ offer }) => {
      if (offer === null) return { tag: 'Preparing your offer', icon: 'clock', tone: 'info' };
      return offer.isOpen ? null : { tag: 'Offer ended', icon: 'paused', tone: 'quiet' };
    },
    actions: (facts) => {
      const { offer } = facts.application;
      if (offer === null) return [REFRESH];
      return offer.isOpen ? [resume('Review My Offer', facts)] : [CONTACT];
    },
    hub: (facts) => {
      const { offer } = facts.application;
      if (offer === null) {
        return {
          heading: 'We’re preparing your offer',
          sentence: 'We’ll email you when it is ready.',
          next: [],
        };
      }
      return offer.isOpen
        ? withItems(
            'OFFER_DECISION_NEEDED',
            'Compare what we found with your answers.',
            'Accept or decline. If you decline, we’ll return your items free.',
          )(facts)
        : { heading: 'This offer has ended', next: [] };
    },
  },
  OFFER_ACCEPTED: {
    instead: ({ signedAt }) => (signedAt === null ? null : { tag: 'Signed' }),
    actions: (facts) => [
      resume(
        facts.application.signedAt === null ? 'Review and Sign' : 'See What Happens Next',
        facts,
      ),
    ],
    hub: withItems(
      'OFFER_ACCEPTED',
      'Read and sign your agreements.',
      'We’ll open your account and send your card.',
    ),
  },
  FIN_INFO_NEEDED: {
    actions: (facts) => [resume('Add Information', facts)],
    hub: ({ application: { dueOn }, flow }) => ({
      heading: hubHeading('FIN_INFO_NEEDED', flow),
      next: [...(dueOn === null ? [] : [`Answer by ${formatDeadline(dueOn)}.`]), KEPT],
    }),
  },
  VERIFY_DOC: {
    instead: (application) =>
      documentsAreBeingChecked(application)
        ? { tag: 'Documents received', icon: 'clock', tone: 'info' }
        : null,
    actions: (facts) =>
      documentsAreBeingChecked(facts.application) ? [REFRESH] : [resume('Upload Documents', facts)],
    hub: documentsHub,
  },
  OFFER_REJECTED: {
    actions: ({ flow }) => (flow === 'item' ? [TRACK_RETURN, START_AGAIN] : [START_AGAIN]),
    hub: headedByTag,
  },
  MANUAL_REVIEW: {
    actions: () => [REFRESH, CONTACT],
    hub: ({ flow }, { waits }) => ({
      heading: hubHeading('MANUAL_REVIEW', flow),
      sentence: `We need a little more time to review your information. We’ll tell you our decision within 30 days of receiving your complete application, usually within 2 business days.${
        waits ? '' : ' You don’t need to do anything.'
      }`,
      next: [
        'A specialist will check your information.',
        'We’ll email you when we’ve decided, or if we need something from you.',
      ],
    }),
  },
  NOT_PREQUALIFIED: { actions: () => [VIEW_NOTICE, APPLY_AGAIN], hub: headedByTag },
  CREDIT_DENIED: {
    actions: () => [
      VIEW_NOTICE,
      { kind: 'notice', label: 'Get My Free Report', section: 'free-report' },
      APPLY_AGAIN,
    ],
    hub: headedByTag,
  },
  CREDIT_FREEZE: {
    actions: () => [
      { kind: 'recheck', label: 'I’ve Lifted the Freeze' },
      { kind: 'screen', label: 'See How to Lift It', screen: 'credit-freeze' },
    ],
    hub: headedByTag,
  },
  CANCELED_DUPE: { actions: () => [{ kind: 'sign-in', label: 'Sign In' }], hub: headedByTag },
  CANCELED_SOFT: {
    actions: () => [START_AGAIN],
    hub: ({ flow }) => ({
      heading: hubHeading('CANCELED_SOFT', flow),
      next: [NOTHING_NEEDED, 'A new application starts from the beginning.'],
    }),
  },
  CANCELED_HARD: {
    actions: () => [CONTACT],
    hub: ({ flow }) => ({ heading: hubHeading('CANCELED_HARD', flow), next: [NOTHING_NEEDED] }),
  },
  INVALID_STATE: { actions: () => [CONTACT], hub: headedByTag },
  COMPLETE: {
    actions: (facts) => {
      const card = resume('View My Card', facts);
      return card.kind === 'screen'
        ? [card, { ...card, label: 'Documents', section: 'documents' }]
        : [card];
    },
    hub: headedByTag,
  },
};
