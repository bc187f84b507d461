import type { Flow } from '../flows';
import { screenDefinition, type ScreenId } from '../screens';
import { screenForStatus } from '../status-navigation';
import type { Status } from '../statuses';
import { statusTag } from './facts';

const headingOf = (screen: ScreenId): string => screenDefinition(screen).heading;

type Headings = Readonly<Partial<Record<Status, string>>>;

/** How the hub is headed, where it is not by the tag of the status. */
const HUB: Headings = {
  SHIPPED: headingOf('items-shipped'),
  FIN_INFO_NEEDED: 'We need a little more from you',
  VERIFY_DOC: 'We need documents from you',
  MANUAL_REVIEW: headingOf('manual-review'),
  CANCELED_SOFT: 'Your application is closed',
  CANCELED_HARD: 'Your application is closed',
};

/** The item flow has the hub for most of its statuses: there it says what follows. */
const HUB_OF_ITEMS: Headings = {
  ...HUB,
  CREATED: 'Tell us about your items',
  APPRAISAL_IN_PROGRESS: 'We’re valuing your items',
  PREQUAL_ITEM_VALUED: 'Your estimate is ready',
  PREQUAL_INFO_GIVEN: 'We’re checking your information',
  PREQUALIFIED: headingOf('pre-qualified'),
  OFFER_DECISION_NEEDED: 'Your offer is ready',
  OFFER_ACCEPTED: 'Sign your agreements',
};

/** The heading of the hub in a status, as it usually stands. */
export function hubHeading(status: Status, flow: Flow): string {
  const headings = flow === 'item' ? HUB_OF_ITEMS : HUB;
  return headings[status] ?? statusTag(status, flow);
}

/** What is being reviewed: the items, or the application. */
export function reviewHeading(flow: Flow): string {
  return flow === 'item' ? 'We’re inspecting your items' : headingOf('in-review');
}

/** What stands for the card in a heading where no brand is chosen. */
export const ANY_CARD = 'this card';

/** The heading of a refusal before an offer, which names the card of the brand. */
export function notPrequalifiedHeading(cardName: string): string {
  return headingOf('not-prequalified').replace(ANY_CARD, cardName);
}

/** The heading of the screen to which a status leads, as it usually stands there; some add the name of the person. */
export function statusHeading(status: Status, flow: Flow, cardName: string = ANY_CARD): string {
  const screen = screenForStatus(flow, status);
  if (status === 'CREDIT_DENIED') return headingOf('credit-denied');
  if (status === 'INVALID_STATE') return headingOf('invalid-state');
  if (screen === 'manual-review') return hubHeading(status, flow);
  if (screen === 'in-review') return reviewHeading(flow);
  if (screen === 'not-prequalified') return notPrequalifiedHeading(cardName);
  return headingOf(screen);
}

/** The heading of a screen in a status: that of the status where it is the one to which the status leads. */
export function headingAt(
  screen: ScreenId,
  { status, flow, cardName }: { status: Status | null; flow: Flow; cardName: string },
): string {
  return status !== null && screenForStatus(flow, status) === screen
    ? statusHeading(status, flow, cardName)
    : headingOf(screen);
}
