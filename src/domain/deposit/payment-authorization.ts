import { FREQUENCY_TEXT, type DepositFrequency } from './deposit-schedule';
import { centsText, dateText } from '../../catalogue/plain-text';
import { CONTENT } from '../../programs/content-config';

/** Reg E, Nacha. `amount` in cents, `date` YYYY-MM-DD. */
export function oneTimeAuthorization(options: {
  readonly amount: number;
  readonly source: 'bank' | 'card';
  readonly lastFour: string;
  readonly date: string;
}): string {
  const { amount, source, lastFour, date } = options;
  return `I authorize ${CONTENT.creditorName} to take ${centsText(amount)} from my ${source === 'card' ? 'debit card' : 'bank account'} ending in ${lastFour} on ${dateText(date)}. This is my refundable security deposit.`;
}

/** Reg E, Nacha. Amounts in cents, `date` YYYY-MM-DD; `phone` is the program's. */
export function recurringAuthorization(options: {
  readonly amount: number;
  readonly frequency: DepositFrequency;
  readonly date: string;
  readonly lastFour: string;
  readonly deposit: number;
  readonly phone: string;
}): string {
  const { amount, frequency, date, lastFour, deposit, phone } = options;
  return `I authorize ${CONTENT.creditorName} to take ${centsText(amount)} ${FREQUENCY_TEXT[frequency]} from my account ending in ${lastFour}, starting ${dateText(date)}, until my deposits reach ${centsText(deposit)}. You can stop any payment by calling ${phone} or using Stop Deposits at least 3 business days before it is due. We’ll email you a copy of this authorization now.`;
}
