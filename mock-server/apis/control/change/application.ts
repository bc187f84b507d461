import type {
  BureauName,
  DeclineReason,
  DocumentKind,
} from '../../../../src/contract/generated/types';
import { LIMITS } from '../../../../src/catalogue/limits';
import { programDefinition } from '../../../../src/catalogue/programs';
import { possibleEvents } from '../../../domain/events/possible-events';
import { isOfferOpen } from '../../../domain/lifecycle/is-offer-open';
import { cancelEvents } from '../../../domain/lifecycle/timers';
import { scheduleOfferEnd } from '../../../domain/applications/enter-status';
import type { ApplicationRecord, OfferRecord } from '../../../world/state';
import { ControlProblem } from '../control-problem';
import {
  moment,
  onlyIn,
  someOf,
  valuesOf,
  whereItIs,
  wholeNumber,
  yesOrNo,
  type FieldRules,
  type Looking,
  type Place,
} from './field-rule';

const isBureau = (value: string): value is BureauName => valuesOf('BureauName').includes(value);
const isKind = (value: string): value is DocumentKind => valuesOf('DocumentKind').includes(value);
const isReason = (value: string): value is DeclineReason =>
  valuesOf('DeclineReason').includes(value);

/** Names the events that change the status; it can't be changed otherwise. */
export function movedBy({ context, application }: Place<unknown, Looking>): string {
  const possible = application === null ? [] : possibleEvents(application, context.state);
  return `moves by events only; possible now: ${possible.join(', ') || 'none'}`;
}

const onlyInStatus = (status: ApplicationRecord['status'], why: string) =>
  onlyIn(status, why, 'the application is in');

const FOLLOWS = 'follows from how the application was closed';
const SIGNED = 'stands in what was signed';

export const APPLICATION: FieldRules<ApplicationRecord> = {
  id: 'is its number',
  owner: 'is who applied',
  program: 'is what was applied for; a seed chooses another',
  status: 'moves by events only',
  previousStatus: 'is the way back that the status came by',
  createdAt: 'is when it happened',
  updatedAt: 'is when it happened',
  dueOn: 'follows from the status; the clock moves it closer',
  closureReason: FOLLOWS,
  closureDeadline: FOLLOWS,
  closureReceived: FOLLOWS,
  frozenBureaus: {
    takes: `a list of ${valuesOf('BureauName').join(', ')}, at least one`,
    locked: onlyInStatus('CREDIT_FREEZE', 'is only there while a report is frozen'),
    read: someOf('frozenBureaus', 'BureauName', isBureau),
  },
  freezeLifted: {
    takes: 'true or false',
    locked: onlyInStatus('CREDIT_FREEZE', 'is only there while a report is frozen'),
    read: yesOrNo('freezeLifted'),
  },
  documentsRequested: {
    takes: `a list of ${valuesOf('DocumentKind').join(', ')}, at least one`,
    locked: onlyInStatus('VERIFY_DOC', 'is only there while documents are asked for'),
    read: someOf('documentsRequested', 'DocumentKind', isKind),
  },
  offer: 'is a record of its own: kind "offer"',
  decision: 'was told in a notice',
  counteroffer: 'was told in a notice',
  declineReason: {
    takes: `one of ${valuesOf('DeclineReason').join(', ')}, or null`,
    choices: { declineReason: [...valuesOf('DeclineReason'), 'null'] },
    locked: onlyInStatus('OFFER_REJECTED', 'is only there once an offer was declined'),
    read: (value) => {
      if (value === null) return null;
      if (typeof value === 'string' && isReason(value)) return value;
      throw new ControlProblem(
        `"declineReason" must be one of ${valuesOf('DeclineReason').join(', ')}`,
      );
    },
  },
  agreement: SIGNED,
  signedAt: SIGNED,
  cancellationEndsOn: SIGNED,
  askedOnce: 'follows from the ending of the tax id',
  itemCart: 'is of records of their own: kind "item"',
  shipment: 'moves by events of the carrier',
  returnShipment: 'moves by events of the carrier',
  cash: 'was chosen by the person, and deposits count towards it',
};

/** Null if the offer can be changed. */
function offerLocked({ context, application }: Place<OfferRecord, Looking>): string | null {
  if (application !== null && isOfferOpen(context, application)) return null;
  return `was decided on, or has ended; ${whereItIs(application)}`;
}

export const OFFER: FieldRules<OfferRecord> = {
  creditLine: {
    takes: 'whole dollars in steps of five, in cents',
    locked: (place) =>
      place.application?.cash
        ? 'is the line that the person chose, and deposits count towards it'
        : offerLocked(place),
    read: (value, { application }) => {
      const isItem = application !== null && programDefinition(application.program).flow === 'item';
      const bounds = isItem
        ? { min: LIMITS.item.minLine, max: LIMITS.item.maxLine }
        : { min: 500, max: 100_000_000 };
      const cents = wholeNumber('creditLine', bounds)(value);
      if (cents % 500 === 0) return cents;
      throw new ControlProblem('"creditLine" must be in increments of 500 cents, as offers are');
    },
  },
  previousLine: 'follows from the offer before',
  reasonIds: 'was told in a notice',
  expiresAt: {
    takes: 'a date and time to come, like "2026-07-15T23:59:59-04:00"',
    locked: (place) =>
      place.application?.cash ? 'ends with the time for deposits' : offerLocked(place),
    read: (value, { context }) => {
      const end = moment('expiresAt')(value);
      if (Date.parse(end) > context.now()) return end;
      throw new ControlProblem('"expiresAt" has passed: let it happen by the clock instead');
    },
    after: ({ context, application }) => {
      if (application === null) return;
      cancelEvents(context, application, 'offer-expired');
      scheduleOfferEnd(context, application);
    },
  },
};
