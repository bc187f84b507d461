import { centsText, dateText } from '../../../src/catalogue/plain-text';
import type { PlannedDeposit } from '../../../src/domain/deposit/deposit-schedule';
import type { ApplicationRecord } from '../../world/state';
import { sendEmail } from '../messages/emails';
import type { ScheduleRecord } from '../../world/deposit-state';
import type { MoneyContext } from './ledger';
import { planOf } from './schedule-plan';
import { depositTotals } from './totals';

/** Includes the next date, and whether the schedule still reaches the deposit. */
export function sendSkippedEmail(
  context: MoneyContext,
  application: ApplicationRecord,
  schedule: ScheduleRecord,
  skipped: PlannedDeposit,
): void {
  const { deposits, total, completeOn } = planOf(context, application, schedule);
  const { deposit } = depositTotals(context.state, application);
  const [next] = deposits;
  const sentences = [
    `You skipped the ${centsText(skipped.amount)} deposit of ${dateText(skipped.on)}. It won’t be taken.`,
    ...(next === undefined ? [] : [`Your next deposit is on ${dateText(next.on)}.`]),
    ...(completeOn === null
      ? [
          `Your deposits now reach ${centsText(total)} by ${dateText(schedule.deadline)}; you need ${centsText(deposit)} by then.`,
        ]
      : []),
  ];
  sendEmail(context, application, {
    subject: 'Deposit skipped',
    paragraphs: [sentences.join(' ')],
  });
}

/** Includes the amount received and the deadline for the rest. */
export function sendStoppedEmail(context: MoneyContext, application: ApplicationRecord): void {
  const { received, deposit } = depositTotals(context.state, application);
  const until = application.cash?.fundingEndsOn ?? null;
  const rest = until === null ? '' : ` You have until ${dateText(until)} to pay the rest.`;
  sendEmail(context, application, {
    subject: 'Deposits stopped',
    paragraphs: [
      `You stopped your scheduled deposits. We won’t take any more. ${centsText(received)} of ${centsText(deposit)} has arrived.${rest}`,
    ],
  });
}
