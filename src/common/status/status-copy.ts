import type { ScreenId } from '../../catalogue/screens';
import { isStatus, type Status } from '../../catalogue/statuses';
import type { Application } from '../../services/data/use-applicant';
import { formatDate, formatDay, formatDeadlineMoment } from '../format';
import { appraisalCopy, valuedSentence } from './appraisal-copy';
import { closureSentence } from './closure-sentence';
import {
  blockingBureaus,
  documentList,
  documentsAreBeingChecked,
  missingInformationList,
  outstandingDocuments,
} from './information-lists';
import { resumeTarget } from './resume-target';
import type { StatusAction, StatusCopy, StatusFacts } from './status-types';

const REFRESH = { kind: 'refresh', label: 'Refresh Status' } as const;
const CONTACT = { kind: 'contact', label: 'Contact Us' } as const;
const START_AGAIN = { kind: 'start-again', label: 'Start Again' } as const;
/** After a decision: the new application takes the place of the one with the notice, so it asks first. */
const APPLY_AGAIN = { kind: 'apply-again', label: 'Apply Again Later' } as const;
const VIEW_ITEMS = { kind: 'screen', label: 'View My Items', screen: 'asset-cart' } as const;
const TRACK_RETURN = {
  kind: 'screen',
  label: 'Track My Return',
  screen: 'offer-rejected',
  section: 'return',
} as const;
const VIEW_NOTICE = { kind: 'notice', label: 'View My Notice' } as const;

/** Screens that only tell the status: a button that leads to them from there leads nowhere. */
const TELLING: readonly ScreenId[] = ['home', 'manual-review', 'in-review'];

/** The button that goes on with the application, or, where no step does, the one that asks for news. */
function resume(label: string, { application, flow }: StatusFacts): StatusAction {
  const screen = resumeTarget(application.status, application, flow);
  return TELLING.includes(screen) ? REFRESH : { kind: 'screen', label, screen };
}

/** What every status tells the applicant, in every flow. */
export const STATUS_COPY: Readonly<Record<Status, StatusCopy>> = {
  CREATED: {
    tag: 'Started',
    icon: 'info',
    tone: 'info',
    sentence: () => 'You’ve started an application. You can stop and come back anytime.',
    actions: (facts) => [resume(facts.flow === 'item' ? 'Add an Item' : 'Continue', facts)],
  },
  APPRAISAL_IN_PROGRESS: {
    tag: 'Valuing your items',
    icon: 'clock',
    tone: 'info',
    instead: ({ itemCart }) => {
      const { tag } = appraisalCopy(itemCart);
      return tag === undefined ? null : { tag, icon: 'alert', tone: 'warning' };
    },
    sentence: ({ application }) => appraisalCopy(application.itemCart).sentence,
    actions: (facts) =>
      facts.flow === 'item'
        ? appraisalCopy(facts.application.itemCart).actions
        : [resume('Continue', facts)],
  },
  PREQUAL_ITEM_VALUED: {
    tag: 'Estimate ready',
    icon: 'check',
    tone: 'success',
    sentence: ({ application: { itemCart } }) =>
      itemCart === null ? 'Your estimate is ready.' : valuedSentence(itemCart),
    actions: (facts) =>
      facts.flow === 'item'
        ? [resume('See My Options', facts), VIEW_ITEMS]
        : [resume('Continue', facts)],
  },
  PREQUAL_INFO_GIVEN: {
    tag: 'Information received',
    icon: 'clock',
    tone: 'info',
    sentence: () => 'We have your information and are checking it.',
    actions: ({ flow }) => (flow === 'item' ? [REFRESH, VIEW_ITEMS] : [REFRESH]),
  },
  PREQUALIFIED: {
    tag: 'Pre-qualified',
    icon: 'check',
    tone: 'success',
    sentence: ({ flow }) =>
      ({
        item: 'You’re pre-qualified. Send your items so we can make an offer.',
        cash: 'You’re pre-qualified. Choose how to fund your card.',
        home: 'You’re pre-qualified. We’re preparing your offer.',
      })[flow],
    actions: (facts) =>
      ({
        item: () => [resume('Ship My Items', facts), VIEW_ITEMS],
        cash: () => [resume('Fund My Card', facts)],
        home: () => [REFRESH],
      })[facts.flow](),
  },
  SHIPPED: {
    tag: 'Items on the way',
    icon: 'package',
    tone: 'info',
    sentence: ({ flow }) =>
      flow === 'item'
        ? 'Your items are on the way to us. You can track them here.'
        : 'Your items are on the way to us.',
    actions: (facts) => [resume('Track My Items', facts)],
  },
  ITEM_UNDER_REVIEW: {
    tag: 'Inspecting',
    icon: 'clock',
    tone: 'info',
    sentence: ({ flow }) =>
      flow === 'item'
        ? 'We’re inspecting your items. We’ll email you when your offer is ready.'
        : 'We’re reviewing your application.',
    actions: () => [REFRESH],
  },
  OFFER_DECISION_NEEDED: {
    tag: 'Offer ready',
    icon: 'check',
    tone: 'success',
    sentence: ({ application: { offer } }) => {
      if (offer === null) return 'Your offer is ready. Look it over and decide.';
      return offer.isOpen
        ? `Your offer is ready. Look it over and decide by ${formatDeadlineMoment(offer.expiresAt)}.`
        : `This offer has ended. It was open until ${formatDay(offer.expiresAt)}.`;
    },
    instead: ({ offer }) =>
      offer?.isOpen === false ? { tag: 'Offer ended', icon: 'paused', tone: 'info' } : null,
    actions: (facts) =>
      facts.application.offer?.isOpen === false ? [CONTACT] : [resume('Review My Offer', facts)],
  },
  OFFER_ACCEPTED: {
    tag: 'Accepted',
    icon: 'check',
    tone: 'success',
    sentence: ({ application }) => {
      if (application.signedAt === null)
        return 'You accepted your offer. Sign your agreements to finish.';
      return application.cancellationEndsOn === null
        ? 'You’ve signed. We’re opening your account.'
        : `You’ve signed. You can use your line after ${formatDate(application.cancellationEndsOn)}.`;
    },
    instead: ({ signedAt }) => (signedAt === null ? null : { tag: 'Signed' }),
    actions: (facts) => [
      resume(
        facts.application.signedAt === null ? 'Review and Sign' : 'See What Happens Next',
        facts,
      ),
    ],
  },
  FIN_INFO_NEEDED: {
    tag: 'Information needed',
    icon: 'alert',
    tone: 'warning',
    sentence: ({ application }) =>
      `We need ${missingInformationList(application.missingInformation)} to keep going.`,
    actions: (facts) => [resume('Add Information', facts)],
  },
  VERIFY_DOC: {
    tag: 'Documents needed',
    icon: 'alert',
    tone: 'warning',
    sentence: ({ application }) =>
      documentsAreBeingChecked(application)
        ? 'We have your documents and are checking them.'
        : `Send us ${documentList(outstandingDocuments(application))} so we can finish.`,
    instead: (application) =>
      documentsAreBeingChecked(application)
        ? { tag: 'Documents received', icon: 'clock', tone: 'info' }
        : null,
    actions: (facts) =>
      documentsAreBeingChecked(facts.application) ? [REFRESH] : [resume('Upload Documents', facts)],
  },
  OFFER_REJECTED: {
    tag: 'Offer declined',
    icon: 'paused',
    tone: 'info',
    sentence: ({ flow }) =>
      flow === 'item'
        ? 'You declined your offer. We’re sending your items back free.'
        : 'You declined your offer.',
    actions: ({ flow }) => (flow === 'item' ? [TRACK_RETURN, START_AGAIN] : [START_AGAIN]),
  },
  MANUAL_REVIEW: {
    tag: 'In review',
    icon: 'clock',
    tone: 'info',
    sentence: () =>
      'A person is looking at your application. We’ll write to you within 30 days of receiving everything we need.',
    actions: () => [REFRESH, CONTACT],
  },
  NOT_PREQUALIFIED: {
    tag: 'Not available now',
    icon: 'info',
    tone: 'info',
    sentence: ({ cardName }) =>
      `We can’t offer you ${cardName} right now. Your notice explains why.`,
    actions: () => [VIEW_NOTICE, APPLY_AGAIN],
  },
  CREDIT_DENIED: {
    tag: 'Not approved',
    icon: 'info',
    tone: 'info',
    sentence: () => 'We couldn’t approve your application. Your notice explains why.',
    actions: () => [
      VIEW_NOTICE,
      { kind: 'notice', label: 'Get My Free Report', section: 'free-report' },
      APPLY_AGAIN,
    ],
  },
  CREDIT_FREEZE: {
    tag: 'Credit report frozen',
    icon: 'paused',
    tone: 'warning',
    sentence: ({ application }) =>
      `Lift the freeze at ${blockingBureaus(application.frozenBureaus)} so we can check your report.`,
    actions: () => [
      { kind: 'recheck', label: 'I’ve Lifted the Freeze' },
      { kind: 'screen', label: 'See How to Lift It', screen: 'credit-freeze' },
    ],
  },
  CANCELED_DUPE: {
    tag: 'Use other account',
    icon: 'alert',
    tone: 'warning',
    sentence: () => 'We closed this one because you already have an account.',
    actions: () => [{ kind: 'sign-in', label: 'Sign In' }],
  },
  CANCELED_SOFT: {
    tag: 'Closed',
    icon: 'paused',
    tone: 'info',
    sentence: ({ application }) => closureSentence(application),
    actions: () => [START_AGAIN],
  },
  CANCELED_HARD: {
    tag: 'Closed',
    icon: 'paused',
    tone: 'info',
    sentence: () => 'We closed this application. If you have questions, contact us.',
    actions: () => [CONTACT],
  },
  INVALID_STATE: {
    tag: 'Contact us',
    icon: 'alert',
    tone: 'warning',
    sentence: ({ application }) =>
      `We can’t show your application. Please contact us with reference ${application.id}.`,
    actions: () => [CONTACT],
  },
  COMPLETE: {
    tag: 'Open',
    icon: 'check',
    tone: 'success',
    sentence: () => 'Your account is open. Your card is on its way.',
    actions: (facts) => {
      const card = resume('View My Card', facts);
      return card.kind === 'screen'
        ? [card, { ...card, label: 'Documents', section: 'documents' }]
        : [card];
    },
  },
};

/** The copy of an application’s status; one the portal does not know is told as INVALID_STATE. */
export function statusCopy(application: Application): StatusCopy {
  const status: string = application.status;
  const copy = STATUS_COPY[isStatus(status) ? status : 'INVALID_STATE'];
  return { ...copy, ...copy.instead?.(application) };
}
