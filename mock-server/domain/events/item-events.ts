import { LIMITS } from '../../../src/catalogue/limits';
import type { Status } from '../../../src/catalogue/statuses';
import type { Context } from '../../world/context';
import type { ApplicationRecord } from '../../world/state';
import { transition } from '../applications/move';
import { outcomesOf } from '../lifecycle/transitions';
import type { WorldEvent } from '../lifecycle/world-event';
import { itemInReview, itemsOf } from '../items/cart';
import { sendMissingEmail, sendQuestionEmail } from '../items/item-emails';
import { inspectedLine, inspectItems } from '../items/inspect';
import { LABEL_EVENTS } from './label-events';
import {
  deliverParcel,
  openParcel,
  PARCEL_EVENTS,
  parcelEvent,
  RETURN_EVENTS,
} from './parcel-events';
import { reviewItem } from '../applications/specialist';

const waitsForSpecialist = ({ status, itemCart }: ApplicationRecord): boolean =>
  status === 'APPRAISAL_IN_PROGRESS' && itemInReview(itemCart) !== undefined;

/** Items can be reported missing after arrival, before the inspection. */
const isAtIntake = ({ status, shipment }: ApplicationRecord): boolean =>
  status === 'ITEM_UNDER_REVIEW' || (status === 'SHIPPED' && shipment?.status === 'DELIVERED');

/** Last item at intake without a known problem. */
const findSound = ({ itemCart }: ApplicationRecord) =>
  itemsOf(itemCart).findLast(({ intake }) => [null, 'RECEIVED', 'INSPECTING'].includes(intake));

/** Uses `outcome`, or the status that follows from the findings. */
function finishInspection(
  context: Context,
  application: ApplicationRecord,
  outcome: Status | null,
): void {
  const isEnough = inspectedAfter(application) >= LIMITS.item.minLine;
  const to = outcome ?? (isEnough ? 'OFFER_DECISION_NEEDED' : 'NOT_PREQUALIFIED');
  if (to !== 'MANUAL_REVIEW' && application.status === 'ITEM_UNDER_REVIEW') {
    inspectItems(application);
  }
  transition(context, application, to, 'items-inspected');
  const { decision } = application;
  if (to === 'NOT_PREQUALIFIED' && decision !== null) decision.reasonIds = ['R03'];
}

/** Doesn't inspect the items yet. */
function inspectedAfter(application: ApplicationRecord): number {
  const copy = structuredClone(application);
  inspectItems(copy);
  return inspectedLine(copy);
}

/** Triggered by specialists, the carrier and the appraisal center. */
export const ITEM_EVENTS = {
  'item-valued': {
    description: 'A specialist gives the first item that waits a value.',
    trigger: 'item-reviewed',
    outcomes: [],
    isPossible: waitsForSpecialist,
    apply: (context, application) => reviewItem(context, application, 'valued'),
  },
  'item-refused': {
    description: 'A specialist turns the first item that waits down.',
    trigger: 'item-reviewed',
    outcomes: [],
    isPossible: waitsForSpecialist,
    apply: (context, application) => reviewItem(context, application, 'refused'),
  },
  ...LABEL_EVENTS,
  ...PARCEL_EVENTS,
  'items-received': {
    description: 'The appraisal center opens the parcel and logs what is in it.',
    trigger: 'items-received',
    outcomes: [],
    apply: (context, application) => {
      const { status, shipment } = application;
      if (status === 'SHIPPED' && shipment !== null && shipment.status !== 'DELIVERED') {
        deliverParcel(context, application);
      }
      openParcel(application);
      transition(context, application, 'ITEM_UNDER_REVIEW', 'items-received');
    },
  },
  'item-missing': parcelEvent('item-missing', 'One item is not in the parcel.', {
    isPossible: (application) => isAtIntake(application) && findSound(application) !== undefined,
    apply: (context, application) => {
      const item = findSound(application);
      if (item === undefined) return;
      openParcel(application);
      item.intake = 'MISSING';
      sendMissingEmail(context, application, item);
    },
  }),
  'item-question': parcelEvent('item-question', 'The inspection has a question about one item.', {
    isPossible: (application) => isAtIntake(application) && findSound(application) !== undefined,
    apply: (context, application) => {
      const item = findSound(application);
      if (item === undefined) return;
      openParcel(application);
      item.intake = 'QUESTION';
      sendQuestionEmail(context, application, item);
    },
  }),
  'items-inspected': {
    description:
      'The inspection is done: an offer, or none where the items are found to be worth too little; or as `outcome` says.',
    trigger: 'items-inspected',
    outcomes: outcomesOf('items-inspected'),
    apply: finishInspection,
  },
  ...RETURN_EVENTS,
} as const satisfies Readonly<Record<string, WorldEvent>>;
