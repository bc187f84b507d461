import { closureText, type Closure } from '../closure-text';
import type { Flow } from '../flows';
import { centsText, dateText } from '../plain-text';
import type { Status } from '../statuses';

/** Variables. An email reveals less than a screen, so each caller decides. */
export interface StatusDetails {
  readonly flow: Flow;
  readonly cardName: string;
  readonly reference: string;
  readonly appraisal?: string;
  /** Items that aren't accepted, if the caller states them. */
  readonly refused?: string;
  /** Items' total and maximum line, cents; null without items. */
  readonly estimate: {
    readonly low: number;
    readonly high: number;
    readonly maximum: number;
  } | null;
  /** `ends`: last day or moment, as text. */
  readonly offer: { readonly isOpen: boolean; readonly ends: string } | null;
  /** `cancellationEndsOn`: YYYY-MM-DD. */
  readonly signing: { readonly isDone: boolean; readonly cancellationEndsOn: string | null };
  /** Requested information, for the middle of a sentence. */
  readonly missing: string;
  /** Null once all documents were submitted. */
  readonly documents: string | null;
  readonly bureaus: string;
  readonly closure: Closure;
}

const always = (text: string) => (): string => text;

/** At most 140 characters each, for screens and emails. */
export const STATUS_SENTENCES: Readonly<Record<Status, (details: StatusDetails) => string>> = {
  CREATED: always('You’ve started an application. You can stop and come back anytime.'),
  APPRAISAL_IN_PROGRESS: ({ appraisal = 'We’re estimating the value of your items.' }) => appraisal,
  PREQUAL_ITEM_VALUED: ({ estimate, refused }) => {
    if (estimate === null) return 'Your estimate is ready.';
    const { low, high, maximum } = estimate;
    return [
      `Your estimated credit line is ${centsText(low)} to ${centsText(high)}.`,
      ...(high > maximum ? [`The most we can offer is ${centsText(maximum)}.`] : []),
      ...(refused === undefined ? [] : [refused]),
    ].join(' ');
  },
  PREQUAL_INFO_GIVEN: always('We’ve received your information and are checking it.'),
  PREQUALIFIED: ({ flow }) =>
    ({
      item: 'You’re pre-qualified. Send us your items so we can make you an offer.',
      cash: 'You’re pre-qualified. Choose how to fund your card.',
      home: 'You’re pre-qualified. We’re preparing your offer.',
    })[flow],
  SHIPPED: ({ flow }) =>
    flow === 'item'
      ? 'Your items are on the way to us. You can track them anytime.'
      : 'Your items are on the way to us.',
  ITEM_UNDER_REVIEW: ({ flow }) =>
    flow === 'item'
      ? 'We’re inspecting your items. We’ll email you when your offer is ready.'
      : 'We’re reviewing your application.',
  OFFER_DECISION_NEEDED: ({ offer }) => {
    if (offer === null) return 'We’re preparing your offer. We’ll email you when it is ready.';
    return offer.isOpen
      ? `Your offer is ready. Look it over and decide by ${offer.ends}.`
      : `This offer has ended. It was open until ${offer.ends}.`;
  },
  OFFER_ACCEPTED: ({ signing: { isDone, cancellationEndsOn } }) => {
    if (!isDone) return 'You accepted your offer. Sign your agreements to finish.';
    return cancellationEndsOn === null
      ? 'You’ve signed. We’re opening your account.'
      : `You’ve signed. You can use your credit line after ${dateText(cancellationEndsOn)}.`;
  },
  FIN_INFO_NEEDED: ({ missing }) => `To continue, we need ${missing}.`,
  VERIFY_DOC: ({ documents }) =>
    documents === null
      ? 'We have your documents and are checking them.'
      : `Send us ${documents} so we can finish reviewing your application.`,
  OFFER_REJECTED: ({ flow }) =>
    flow === 'item'
      ? 'You declined your offer. We’re returning your items free.'
      : 'You declined your offer.',
  MANUAL_REVIEW: always(
    'A specialist is reviewing your application. We’ll tell you our decision within 30 days, usually within 2 business days.',
  ),
  NOT_PREQUALIFIED: ({ cardName }) =>
    `We can’t offer you ${cardName} right now. Your notice explains why.`,
  CREDIT_DENIED: always('We couldn’t approve your application. Your notice explains why.'),
  CREDIT_FREEZE: ({ bureaus }) => `Lift the freeze at ${bureaus} so we can check your report.`,
  CANCELED_DUPE: always(
    'We closed this application because you already have one with us. Sign in with the phone number or email you used before.',
  ),
  CANCELED_SOFT: ({ closure }) => closureText(closure),
  CANCELED_HARD: always('We closed this application. If you have questions, contact us.'),
  INVALID_STATE: ({ reference }) =>
    `We can’t show your application right now. Contact us and mention reference ${reference}.`,
  COMPLETE: always('Your account is open. Your card is on its way.'),
};
