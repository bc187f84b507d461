import type { Flow } from '../flows';
import { screenDefinition, type ScreenId } from '../screens';
import { screenForStatus } from '../status-navigation';
import type { Status } from '../statuses';
import { statusTag } from './facts';

const headingOf = (screen: ScreenId): string => screenDefinition(screen).heading;

export const OFFER_READY = 'Your offer is ready';

type Headings = Readonly<Partial<Record<Status, string>>>;

/** Other statuses use the tag. */
const HUB: Headings = {
  SHIPPED: headingOf('items-shipped'),
  FIN_INFO_NEEDED: 'We need a little more from you',
  VERIFY_DOC: 'We need documents from you',
  MANUAL_REVIEW: headingOf('manual-review'),
  CANCELED_SOFT: 'Your application is closed',
  CANCELED_HARD: 'Your application is closed',
};

/** The hub shows most statuses of the item flow; its heading states the next step. */
const HUB_OF_ITEMS: Headings = {
  ...HUB,
  CREATED: 'Tell us about your items',
  APPRAISAL_IN_PROGRESS: 'We’re valuing your items',
  PREQUAL_ITEM_VALUED: 'Your estimate is ready',
  PREQUAL_INFO_GIVEN: 'We’re checking your information',
  PREQUALIFIED: headingOf('pre-qualified'),
  OFFER_DECISION_NEEDED: OFFER_READY,
  OFFER_ACCEPTED: 'Sign your agreements',
};

export function hubHeading(status: Status, flow: Flow): string {
  const headings = flow === 'item' ? HUB_OF_ITEMS : HUB;
  return headings[status] ?? statusTag(status, flow);
}

export function reviewHeading(flow: Flow): string {
  return flow === 'item' ? 'We’re inspecting your items' : headingOf('in-review');
}

/** Replaces the card's name without a brand. */
export const ANY_CARD = 'this card';

export function notPrequalifiedHeading(cardName: string): string {
  return headingOf('not-prequalified').replace(ANY_CARD, cardName);
}

/** Some screens add the person's name. */
export function statusHeading(status: Status, flow: Flow, cardName: string = ANY_CARD): string {
  const screen = screenForStatus(flow, status);
  if (status === 'CREDIT_DENIED') return headingOf('credit-denied');
  if (status === 'INVALID_STATE') return headingOf('invalid-state');
  if (screen === 'personal-info' && status === 'OFFER_DECISION_NEEDED') return OFFER_READY;
  if (screen === 'manual-review') return hubHeading(status, flow);
  if (screen === 'in-review') return reviewHeading(flow);
  if (screen === 'not-prequalified') return notPrequalifiedHeading(cardName);
  return headingOf(screen);
}

/** The status's heading, if this is its screen. */
export function headingAt(
  screen: ScreenId,
  { status, flow, cardName }: { status: Status | null; flow: Flow; cardName: string },
): string {
  return status !== null && screenForStatus(flow, status) === screen
    ? statusHeading(status, flow, cardName)
    : headingOf(screen);
}
