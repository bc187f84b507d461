import type { Flow } from '../../catalogue/flows';
import { isStatus, type Status } from '../../catalogue/statuses';
import type { Application } from '../../services/data/use-applicant';
import type { TimelineStep } from '../../ui/timeline';
import type { Shipment } from '../shipment/shipment';
import { documentsAreBeingChecked } from '../text/information-lists';
import { formatDay, formatDeadline } from '../text/format';

export interface ProgressFacts {
  readonly application: Application;
  readonly flow: Flow;
  /** Parcel to the appraisal center, if the screen has read it. */
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

function parcel(shipment: Shipment | null | undefined): readonly TimelineStep[] {
  if (!shipment) return [];
  const { shippedAt, status, events } = shipment;
  const arrived = status === 'DELIVERED' ? events.at(-1) : undefined;
  return [
    ...(shippedAt === null ? [] : [done('You shipped your items', formatDay(shippedAt))]),
    ...(arrived === undefined ? [] : [done('They arrived', formatDay(arrived.at))]),
  ];
}

/** Without the start, which precedes them. */
const WAITING: Partial<
  Readonly<Record<Status, (facts: ProgressFacts) => readonly TimelineStep[]>>
> = {
  PREQUAL_INFO_GIVEN: () => [done('You gave us your information'), now('We’re checking it')],
  PREQUALIFIED: ({ flow }) =>
    flow === 'home' ? [done('You’re pre-qualified'), now('We’re preparing your offer')] : [],
  SHIPPED: ({ shipment }) => {
    if (shipment?.status === 'DELIVERED') return [...parcel(shipment), now('We’re opening it')];
    // The parcel's facts show the expected arrival.
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

/** Returns completed and current steps with known dates; empty if the application isn't waiting. */
export function progressSteps(facts: ProgressFacts): readonly TimelineStep[] {
  const { application } = facts;
  const given: string = application.status;
  const steps = isStatus(given) ? (WAITING[given]?.(facts) ?? []) : [];
  return steps.length === 0
    ? []
    : [done('You started your application', formatDay(application.createdAt)), ...steps];
}
