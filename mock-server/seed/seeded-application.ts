import { programDefinition, type ProgramId } from '../../src/catalogue/programs';
import type { Status } from '../../src/catalogue/statuses';
import type { ClosureReason } from '../../src/contract/generated/types';
import { isoTime } from '../core/clock';
import { fullName } from '../../src/catalogue/person-name';
import type { ApplicationRecord, UserRecord } from '../core/state';
import { addBusinessDays } from '../lifecycle/business-days';
import { blankApplication } from '../lifecycle/new-application';
import { usualOffer } from '../lifecycle/offer-terms';
import { dateOf, endOfDay } from '../lifecycle/zoned-time';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Statuses in which there is an offer; where cash secures the line, FIN_INFO_NEEDED comes before it. */
const WITH_OFFER: readonly Status[] = [
  'OFFER_DECISION_NEEDED',
  'FIN_INFO_NEEDED',
  'VERIFY_DOC',
  'OFFER_ACCEPTED',
  'OFFER_REJECTED',
  'COMPLETE',
];

const CLOSURES: Readonly<Partial<Record<Status, ClosureReason>>> = { CANCELED_SOFT: 'WITHDRAWN' };

/** The signature of an account that is open, dated so that its cancellation period is over. */
function signed(
  application: ApplicationRecord,
  person: UserRecord,
  now: number,
): Partial<ApplicationRecord> {
  const signedAt = now - 6 * DAY;
  const endsOn =
    programDefinition(application.program).security === 'home'
      ? addBusinessDays(dateOf(signedAt), 3)
      : null;
  return {
    agreement: { documentId: 'agr_0001', signedAt: isoTime(signedAt), signature: fullName(person) },
    signedAt: isoTime(signedAt),
    cancellationEndsOn: endsOn,
    updatedAt: isoTime(endsOn === null ? signedAt : endOfDay(endsOn)),
  };
}

/**
 * The application of a seed: in exactly `status`, with a past that leads there. `now` in ms since the
 * epoch; `addItems` gives it the items on which an offer rests.
 */
export function seededApplication(options: {
  program: ProgramId;
  status: Status;
  person: UserRecord;
  now: number;
  addItems(application: ApplicationRecord): void;
}): ApplicationRecord {
  const { program, status, person, now } = options;
  const justStarted = status === 'CREATED';
  const cashSecured = programDefinition(program).flow === 'cash';
  const application: ApplicationRecord = {
    ...blankApplication({
      id: 'app_0001',
      owner: person.sub,
      program,
      at: justStarted ? now - HOUR : now - (cashSecured ? 16 : 8) * DAY,
    }),
    status,
    previousStatus:
      status === 'INVALID_STATE' || status === 'MANUAL_REVIEW' ? 'PREQUAL_INFO_GIVEN' : null,
    updatedAt: isoTime(justStarted ? now - 30 * MINUTE : now - 20 * MINUTE),
    closureReason: CLOSURES[status] ?? null,
    askedOnce: status === 'FIN_INFO_NEEDED' ? ['ANNUAL_INCOME'] : [],
  };
  if (programDefinition(program).flow === 'item') options.addItems(application);
  // Before the items left there was no offer on them.
  const isOfferMade = programDefinition(program).flow !== 'item' || application.shipment !== null;
  const beforeOffer = !isOfferMade || (cashSecured && status === 'FIN_INFO_NEEDED');
  const withRefund = cashSecured && status === 'CANCELED_SOFT';
  if ((WITH_OFFER.includes(status) && !beforeOffer) || withRefund) {
    application.offer = usualOffer(application, now);
  }
  if (status === 'COMPLETE') Object.assign(application, signed(application, person, now));
  return application;
}
