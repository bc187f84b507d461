import type { ClosureReason } from '../../../src/contract/generated/types';
import type { Status } from '../../../src/catalogue/statuses';
import { ITEM_EVENTS } from './item-events';
import { programDefinition } from '../../../src/catalogue/programs';
import { CASH_EVENTS } from './cash-events';
import { closeSoftly } from '../applications/close-softly';
import { applyOutcome, decide } from '../applications/decide';
import { trustAccounts } from '../applications/settle-payment';
import type { EventName } from '../lifecycle/event-names';
import { transition } from '../applications/move';
import { TransitionRefused } from '../lifecycle/transition-refused';
import type { Trigger } from '../lifecycle/transition';
import { outcomesOf } from '../lifecycle/transitions';
import { guardedEvent, type WorldEvent } from '../lifecycle/world-event';

function leadsTo(to: Status, trigger: Trigger, description: string): WorldEvent {
  return {
    description,
    trigger,
    outcomes: [],
    apply: (context, application) => transition(context, application, to, trigger),
  };
}

function closes(reason: ClosureReason, trigger: Trigger, description: string): WorldEvent {
  return {
    description,
    trigger,
    outcomes: [],
    apply: (context, application) => closeSoftly(context, application, { reason, trigger }),
  };
}

export const EVENTS: Readonly<Record<EventName, WorldEvent>> = {
  decision: {
    description:
      'The decision engine decides: by the tax id, with items by the income, or as `outcome` says.',
    trigger: 'decision',
    outcomes: outcomesOf('decision'),
    apply: decide,
  },
  'terms-ready': leadsTo(
    'OFFER_DECISION_NEEDED',
    'terms-ready',
    'The terms of the offer are ready.',
  ),
  'documents-checked': {
    description:
      'The documents handed in were checked and are in order; with items, `outcome` can ask for more.',
    trigger: 'documents-checked',
    outcomes: outcomesOf('documents-checked'),
    apply: (context, application, outcome) => {
      const { flow } = programDefinition(application.program);
      const to = outcome ?? (flow === 'cash' ? 'OFFER_DECISION_NEEDED' : 'OFFER_ACCEPTED');
      transition(context, application, to, 'documents-checked');
      application.documentsRequested = [];
      if (to === 'FIN_INFO_NEEDED') application.askedOnce.push('ANNUAL_INCOME');
      if (flow === 'cash') trustAccounts(context.state, application);
    },
  },
  'documents-refused': leadsTo(
    'MANUAL_REVIEW',
    'documents-refused',
    'A document could not be read or raises a question: a person looks at it.',
  ),
  'documents-denied': leadsTo(
    'CREDIT_DENIED',
    'documents-denied',
    'The documents contradict the application.',
  ),
  'freeze-lifted': guardedEvent('freeze-lifted', {
    description: 'The applicant lifts the freeze at the bureaus; the next check sees the report.',
    trigger: null,
    outcomes: [],
    isPossible: ({ status }) => status === 'CREDIT_FREEZE',
    apply: (_context, application) => {
      application.freezeLifted = true;
    },
  }),
  'review-needed': leadsTo('MANUAL_REVIEW', 'review-needed', 'A rule asks for a person.'),
  'review-decided': {
    description: 'The specialist decides; `outcome` says what, OFFER_DECISION_NEEDED otherwise.',
    trigger: 'review-decided',
    outcomes: outcomesOf('review-decided'),
    apply: (context, application, outcome) =>
      applyOutcome(context, application, {
        to: outcome ?? 'OFFER_DECISION_NEEDED',
        trigger: 'review-decided',
      }),
  },
  'duplicate-found': leadsTo(
    'CANCELED_DUPE',
    'duplicate-found',
    'The tax id turns out to belong to another applicant.',
  ),
  'record-broken': leadsTo(
    'INVALID_STATE',
    'record-broken',
    'Records disagree; nothing is safe to show.',
  ),
  'record-repaired': {
    description: 'Support repairs the record: back to the status before.',
    trigger: 'record-repaired',
    outcomes: [],
    apply: (context, application) => {
      const { previousStatus } = application;
      if (previousStatus === null) {
        throw new TransitionRefused(application.status, null, 'record-repaired');
      }
      transition(context, application, previousStatus, 'record-repaired');
    },
  },
  'cancellation-period-ended': guardedEvent('cancellation-period-ended', {
    ...leadsTo(
      'COMPLETE',
      'cancellation-period-ended',
      'The right to cancel a signed home-secured line has ended.',
    ),
    isPossible: ({ signedAt }) => signedAt !== null,
  }),
  'offer-expired': guardedEvent('offer-expired', {
    ...closes(
      'OFFER_EXPIRED',
      'offer-expired',
      'The offer ended unsigned: the application closes.',
    ),
    isPossible: ({ signedAt }) => signedAt === null,
  }),
  'freeze-overdue': closes(
    'NOT_COMPLETED',
    'freeze-overdue',
    'The freeze was not lifted by the due date.',
  ),
  'information-overdue': closes(
    'NOT_COMPLETED',
    'information-overdue',
    'What was asked for did not arrive by the due date.',
  ),
  inactive: closes('INACTIVE', 'inactive', 'Nothing happened for 90 days.'),
  'canceled-hard': leadsTo(
    'CANCELED_HARD',
    'canceled-hard',
    'The back office closes the application for good.',
  ),
  ...ITEM_EVENTS,
  ...CASH_EVENTS,
};

export const EVENT_NAMES: readonly EventName[] = Object.keys(EVENTS).filter(isEventName);

export function isEventName(value: string): value is EventName {
  return Object.hasOwn(EVENTS, value);
}
