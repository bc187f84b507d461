import type { Application } from '../../../services/data/use-applicant';
import { formatDate, formatDay, formatDeadline } from '../../../domain/text/format';
import type { TimelineStep } from '../../../ui/timeline';

export interface DatesToCome {
  readonly application: Pick<
    Application,
    'status' | 'signedAt' | 'cancellationEndsOn' | 'updatedAt'
  >;
  readonly cardName: string;
  /** The card's address in one line; null if unknown. */
  readonly address: string | null;
  /** Minimum days from the end of a billing cycle to the payment date. */
  readonly graceDays: number;
}

/** Returns the steps from signature to first payment, with dates if known, otherwise durations. */
export function datesToCome(facts: DatesToCome): readonly TimelineStep[] {
  const { application, cardName, address, graceDays } = facts;
  const { signedAt, cancellationEndsOn } = application;
  const pending = application.status !== 'COMPLETE';
  const place = address === null ? '' : ` at ${address}`;
  return [
    ...(signedAt === null
      ? []
      : [{ state: 'done', title: 'You signed', when: formatDay(signedAt) } as const]),
    ...(!pending
      ? [{ state: 'done', title: 'Your account is open' } as const]
      : cancellationEndsOn === null
        ? [{ state: 'now', title: 'We open your account' } as const]
        : [
            {
              state: 'now',
              title: 'Your cancellation period',
              when: `Until ${formatDeadline(cancellationEndsOn)}. We don’t move any money before it ends.`,
            } as const,
          ]),
    {
      state: 'next',
      title: `Your ${cardName} arrives`,
      when: `In 7–10 business days${pending ? ' after that' : ''}${place}`,
    },
    {
      state: 'next',
      title: 'Your first statement comes',
      when: `About ${formatDate(firstStatementOn(application))}`,
    },
    {
      state: 'next',
      title: 'Your first payment is due',
      when: `At least ${graceDays} days after the close of your first billing cycle`,
    },
  ];
}

/** Approximate days from opening an account to its first statement. */
const FIRST_BILLING_PERIOD_DAYS = 30;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Returns the approximate date of the first statement, YYYY-MM-DD: one billing period after the
 * line opens.
 */
export function firstStatementOn(
  application: Pick<Application, 'cancellationEndsOn' | 'signedAt' | 'updatedAt'>,
): string {
  const { cancellationEndsOn, signedAt, updatedAt } = application;
  const opening = (cancellationEndsOn ?? signedAt ?? updatedAt).slice(0, 10);
  const statement = Date.parse(`${opening}T00:00:00Z`) + FIRST_BILLING_PERIOD_DAYS * DAY_MS;
  return new Date(statement).toISOString().slice(0, 10);
}
