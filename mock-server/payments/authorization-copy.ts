import { CONTENT } from '../../src/programs/content-config';
import type { DepositFrequency } from '../../src/contract/generated/types';
import { isoTime } from '../core/clock';
import type { Context } from '../core/context';
import type { UserRecord } from '../core/state';
import type { FundingSource } from './deposit-state';

const EVERY: Readonly<Record<DepositFrequency, string>> = {
  WEEKLY: 'every week',
  EVERY_TWO_WEEKS: 'every two weeks',
  TWICE_A_MONTH: 'twice a month',
  MONTHLY: 'every month',
};

function dollars(cents: number): string {
  return (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
}

/** What was authorized: once, or every so often from a first date until the deposit is reached. Cents. */
export interface Authorized {
  readonly amount: number;
  readonly source: FundingSource;
  readonly on: string;
  readonly repeats: { readonly frequency: DepositFrequency; readonly deposit: number } | null;
}

/** Mails the copy of an authorization that the person keeps (Regulation E, 12 CFR 1005.10(b)). */
export function mailAuthorization(world: Context, user: UserRecord, authorized: Authorized): void {
  if (user.email === null) return;
  const { amount, source, on, repeats } = authorized;
  const account = source.method === 'DEBIT_CARD' ? 'card' : 'account';
  const { creditorName } = CONTENT;
  const body =
    repeats === null
      ? `You authorized ${creditorName} to take ${dollars(amount)} from your ${account} ending ${source.lastFour} on ${on}. This is your refundable security deposit.`
      : `You authorized ${creditorName} to take ${dollars(amount)} ${EVERY[repeats.frequency]} starting ${on}, from your ${account} ending ${source.lastFour}, until the deposit reaches ${dollars(repeats.deposit)}. You can stop any payment with Stop Deposits.`;
  world.state.inbox.push({
    id: world.nextId('msg'),
    channel: 'email',
    to: user.email,
    subject: 'Your payment authorization',
    body,
    code: null,
    sentAt: isoTime(world.now()),
  });
}
