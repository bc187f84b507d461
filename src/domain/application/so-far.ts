import type { Flow } from '../../catalogue/flows';
import { isStatus, type Status } from '../../catalogue/statuses';
import type { Application } from '../../services/data/use-applicant';
import type { TimelineStep } from '../../ui/timeline';
import type { Shipment } from '../shipment/shipment';
import { documentsAreBeingChecked } from '../text/information-lists';
import { formatDay, formatDeadline } from '../text/format';

export interface SoFarFacts {
  readonly application: Application;
  readonly flow: Flow;
  /** The parcel to us, where the screen has read it. */
  readonly shipment?: Shipment | null;
}

const done = (title: string, when?: string): TimelineStep => ({
  state: 'done',
  title,
  ...(when === undefined ? {} : { when }),
});
const now = (title: string, when?: string): TimelineStep => ({
  ...done(title, when),
  state: 'now',
});

/** How the parcel came to us, as far as carrier and sender have said. */
function parcel(shipment: Shipment | null | undefined): readonly TimelineStep[] {
  if (!shipment) return [];
  const { shippedAt, status, events } = shipment;
  const arrived = status === 'DELIVERED' ? events.at(-1) : undefined;
  return [
    ...(shippedAt === null ? [] : [done('You shipped your items', formatDay(shippedAt))]),
    ...(arrived === undefined ? [] : [done('They arrived', formatDay(arrived.at))]),
  ];
}

/** What a waiting application waits for, with what came before it; the start is put before all of them. */
const WAITING: Partial<Readonly<Record<Status, (facts: SoFarFacts) => readonly TimelineStep[]>>> = {
  PREQUAL_INFO_GIVEN: () => [done('You gave us your information'), now('We’re checking it')],
  PREQUALIFIED: ({ flow }) =>
    flow === 'home' ? [done('You’re pre-qualified'), now('We’re preparing your offer')] : [],
  SHIPPED: ({ shipment }) => {
    if (shipment?.status === 'DELIVERED') return [...parcel(shipment), now('We’re opening it')];
    // When it should arrive stands with the facts of the parcel.
    return [...parcel(shipment), now('On the way to us')];
  },
  ITEM_UNDER_REVIEW: ({ flow, shipment }) =>
    flow === 'item'
      ? [...parcel(shipment), now('We’re inspecting each item', 'Usually 2 to 3 business days')]
      : [done('You gave us your information'), now('We’re checking it')],
  MANUAL_REVIEW: () => [now('A specialist is reviewing it')],
  VERIFY_DOC: ({ application }) => {
    if (documentsAreBeingChecked(application)) {
      return [done('You sent your documents'), now('We’re checking them')];
    }
    const { dueOn } = application;
    return [
      now('You send us your documents', dueOn === null ? undefined : `By ${formatDeadline(dueOn)}`),
    ];
  },
  CREDIT_FREEZE: ({ application: { dueOn } }) => [
    now('You lift the freeze', dueOn === null ? undefined : `By ${formatDeadline(dueOn)}`),
  ],
};

/**
 * Where a waiting application stands, with the dates that are known: what is done and what is now. Empty
 * where it does not wait.
 */
export function soFar(facts: SoFarFacts): readonly TimelineStep[] {
  const { application } = facts;
  const given: string = application.status;
  const steps = isStatus(given) ? (WAITING[given]?.(facts) ?? []) : [];
  return steps.length === 0
    ? []
    : [done('You started your application', formatDay(application.createdAt)), ...steps];
}
