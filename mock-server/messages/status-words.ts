import { closureText } from '../../src/catalogue/closure-text';
import { LIMITS } from '../../src/catalogue/limits';
import { programDefinition } from '../../src/catalogue/programs';
import type { Flow } from '../../src/catalogue/flows';
import type { Status } from '../../src/catalogue/statuses';
import { BUREAU_LIST } from '../../src/programs/content-config';
import type { ApplicationRecord } from '../core/state';
import { longDate } from '../files/long-date';
import { cartTotal } from '../items/cart';
import { dateOf } from '../lifecycle/zoned-time';

interface Words {
  readonly tag: string;
  sentence(application: ApplicationRecord, cardName: string): string;
}

const dollars = (cents: number): string => `$${(cents / 100).toLocaleString('en-US')}`;

const flowOf = ({ program }: ApplicationRecord): Flow => programDefinition(program).flow;

const PREQUALIFIED: Readonly<Record<Flow, string>> = {
  item: 'You’re pre-qualified. Send your items so we can make an offer.',
  cash: 'You’re pre-qualified. Choose how to fund your card.',
  home: 'You’re pre-qualified. We’re preparing your offer.',
};

/** The day on which an offer ends. */
const offerEnd = ({ offer }: ApplicationRecord): string =>
  offer === null ? '' : longDate(dateOf(Date.parse(offer.expiresAt)));

const bureausOf = ({ frozenBureaus }: ApplicationRecord): string =>
  BUREAU_LIST.filter(({ id }) => frozenBureaus.some((name) => name.toLowerCase() === id))
    .map(({ name }) => name)
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1');

const closed = (application: ApplicationRecord): string =>
  closureText({
    reason: application.closureReason,
    deadline: application.closureDeadline,
    received: application.closureReceived,
  });

const always = (text: string) => (): string => text;

/** How a status is told in a message: its tag and one sentence. */
export const STATUS_WORDS: Readonly<Record<Status, Words>> = {
  CREATED: {
    tag: 'Started',
    sentence: always('You’ve started an application. You can stop and come back anytime.'),
  },
  APPRAISAL_IN_PROGRESS: {
    tag: 'Valuing your items',
    sentence: always('We’re putting a value on your items.'),
  },
  PREQUAL_ITEM_VALUED: {
    tag: 'Estimate ready',
    sentence: ({ itemCart }) => {
      const { low, high } = cartTotal(itemCart);
      const estimated = `Your items are estimated at ${dollars(low)} to ${dollars(high)}.`;
      const { maxLine } = LIMITS.item;
      return high > maxLine ? `${estimated} A line is at most ${dollars(maxLine)}.` : estimated;
    },
  },
  PREQUAL_INFO_GIVEN: {
    tag: 'Information received',
    sentence: always('We have your information and are checking it.'),
  },
  PREQUALIFIED: {
    tag: 'Pre-qualified',
    sentence: (application) => PREQUALIFIED[flowOf(application)],
  },
  SHIPPED: {
    tag: 'Items on the way',
    sentence: always('Your items are on the way to us. You can track them here.'),
  },
  ITEM_UNDER_REVIEW: {
    tag: 'Inspecting',
    sentence: (application) =>
      flowOf(application) === 'item'
        ? 'We’re inspecting your items. We’ll email you when your offer is ready.'
        : 'We’re reviewing your application.',
  },
  OFFER_DECISION_NEEDED: {
    tag: 'Offer ready',
    sentence: (application) =>
      `Your offer is ready. Look it over and decide by ${offerEnd(application)}.`,
  },
  OFFER_ACCEPTED: {
    tag: 'Accepted',
    sentence: always('You accepted your offer. Sign your agreements to finish.'),
  },
  FIN_INFO_NEEDED: {
    tag: 'Information needed',
    sentence: always('We need a little more information to keep going.'),
  },
  VERIFY_DOC: {
    tag: 'Documents needed',
    sentence: always('Send us your documents so we can finish.'),
  },
  OFFER_REJECTED: {
    tag: 'Offer declined',
    sentence: (application) =>
      flowOf(application) === 'item'
        ? 'You declined your offer. We’re sending your items back free.'
        : 'You declined your offer.',
  },
  MANUAL_REVIEW: {
    tag: 'In review',
    sentence: always(
      'A person is looking at your application. We’ll write to you within 30 days of receiving everything we need.',
    ),
  },
  NOT_PREQUALIFIED: {
    tag: 'Not available now',
    sentence: (_application, cardName) =>
      `We can’t offer you ${cardName} right now. Your notice explains why.`,
  },
  CREDIT_DENIED: {
    tag: 'Not approved',
    sentence: always('We couldn’t approve your application. Your notice explains why.'),
  },
  CREDIT_FREEZE: {
    tag: 'Credit report frozen',
    sentence: (application) =>
      `Lift the freeze at ${bureausOf(application)} so we can check your report.`,
  },
  CANCELED_DUPE: {
    tag: 'Use other account',
    sentence: always('We closed this one because you already have an account.'),
  },
  CANCELED_SOFT: { tag: 'Closed', sentence: closed },
  CANCELED_HARD: {
    tag: 'Closed',
    sentence: always('We closed this application. If you have questions, contact us.'),
  },
  INVALID_STATE: {
    tag: 'Contact us',
    sentence: ({ id }) => `We can’t show your application. Please contact us with reference ${id}.`,
  },
  COMPLETE: { tag: 'Open', sentence: always('Your account is open. Your card is on its way.') },
};
