import {
  findDateOfBirthProblem,
  localToday,
  toIsoDate,
  type DateParts,
} from '../../../domain/person/date-of-birth';

/** A date of birth as typed, as YYYY-MM-DD; null while it is not a date. */
export function readableDate(parts: DateParts): string | null {
  return findDateOfBirthProblem(parts, { minimumAge: 0, today: localToday() }) === null
    ? toIsoDate(parts)
    : null;
}
