import { programDefinition, type ProgramId } from '../../../src/catalogue/programs';
import type { Status } from '../../../src/catalogue/statuses';
import { isoTime } from '../../world/clock';
import { fullName } from '../../../src/catalogue/person-name';
import type { ApplicationRecord, UserRecord } from '../../world/state';
import { addBusinessDays } from '../lifecycle/business-days';
import { blankApplication } from '../applications/new-application';
import { usualOffer } from '../applications/offer-terms';
import { STATUS_LIFECYCLES } from '../lifecycle/status/definitions';
import { dateOf, endOfDay } from '../lifecycle/zoned-time';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Dated so that the cancellation period is over. */
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

/** `now` in ms since the epoch; `addItems` adds the items that an offer is based on. */
export function seededApplication(options: {
  program: ProgramId;
  status: Status;
  person: UserRecord;
  now: number;
  addItems(application: ApplicationRecord): void;
}): ApplicationRecord {
  const { program, status, person, now } = options;
  const { flow } = programDefinition(program);
  const { interrupts, past } = STATUS_LIFECYCLES[status];
  const application: ApplicationRecord = {
    ...blankApplication({
      id: 'app_0001',
      owner: person.sub,
      program,
      at: past.isFresh ? now - HOUR : now - (flow === 'cash' ? 16 : 8) * DAY,
    }),
    status,
    previousStatus: interrupts ? 'PREQUAL_INFO_GIVEN' : null,
    updatedAt: isoTime(past.isFresh ? now - 30 * MINUTE : now - 20 * MINUTE),
    closureReason: past.closure,
    askedOnce: past.incomeRequested ? ['ANNUAL_INCOME'] : [],
  };
  if (flow === 'item') options.addItems(application);
  // Offers on items come after shipping.
  const mayHaveOffer = flow !== 'item' || application.shipment !== null;
  if (past.offer[flow] && mayHaveOffer) application.offer = usualOffer(application, now);
  if (past.isSigned) Object.assign(application, signed(application, person, now));
  return application;
}
