import type { Application } from '../../../services/data/use-applicant';

/** Days from the opening of an account to its first statement, about. */
const FIRST_BILLING_PERIOD_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/** About when the first statement comes, YYYY-MM-DD: a billing period after the line can be used. */
export function firstStatementOn(
  application: Pick<Application, 'cancellationEndsOn' | 'signedAt' | 'updatedAt'>,
): string {
  const { cancellationEndsOn, signedAt, updatedAt } = application;
  const opening = (cancellationEndsOn ?? signedAt ?? updatedAt).slice(0, 10);
  const statement = Date.parse(`${opening}T00:00:00Z`) + FIRST_BILLING_PERIOD_DAYS * DAY_MS;
  return new Date(statement).toISOString().slice(0, 10);
}
