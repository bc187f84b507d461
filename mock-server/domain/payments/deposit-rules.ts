import { LIMITS } from '../../../src/catalogue/limits';
import { nextBankDays } from '../../../src/domain/deposit/bank-days';
import {
  planDeposits,
  type DatesPassed,
  type DepositPlan,
} from '../../../src/domain/deposit/deposit-schedule';
import { CONTENT } from '../../../src/programs/content-config';
import type { BankAccountInput } from '../../../src/contract/generated/types';
import type { Context } from '../../world/context';
import type { ApplicationRecord, UserRecord } from '../../world/state';
import { fieldInvalid, refusal } from '../rules/refusal';
import { isGiven } from '../rules/given';
import { isOfferOpen } from '../lifecycle/is-offer-open';
import { TransitionRefused } from '../lifecycle/transition-refused';
import { dateOf } from '../lifecycle/zoned-time';
import { readBankAccount } from './bank-account';
import { spendCardToken } from './card';
import type { FundingSource } from '../../world/deposit-state';
import { depositTotals } from './totals';

/** Throws TRANSITION_REFUSED without an offer, OFFER_CLOSED after its end. */
export function requireFunding(world: Context, application: ApplicationRecord): void {
  if (application.cash === null || application.offer === null) {
    throw new TransitionRefused(application.status, null, 'deposit');
  }
  if (!isOfferOpen(world, application)) {
    throw refusal('OFFER_CLOSED', 'The offer has ended or was already decided on');
  }
}

/** Throws FIELD_INVALID unless the key is 8 to 64 letters, digits, dashes and underscores. */
export function readKey(key: string): string {
  if (!/^[\w-]{8,64}$/.test(key)) {
    throw fieldInvalid('idempotencyKey', 'idempotencyKey must be 8 to 64 of [A-Za-z0-9_-]');
  }
  return key;
}

/** Throws FIELD_INVALID if the authorization text isn't the current version. */
export function readAuthorization(version: string): string {
  if (version === CONTENT.version) return version;
  throw fieldInvalid('authorizationVersion', 'That authorization is not the present one');
}

/** Cents. Throws FIELD_INVALID below the minimum, DEPOSIT_EXCEEDED above what is left. */
export function checkAmount(world: Context, application: ApplicationRecord, amount: number): void {
  const { remaining } = depositTotals(world.state, application);
  if (amount > remaining) {
    throw refusal('DEPOSIT_EXCEEDED', 'More than what is left of the deposit', { remaining });
  }
  const { minDeposit } = LIMITS.cash;
  if (!Number.isSafeInteger(amount) || amount < Math.min(minDeposit, remaining) || amount <= 0) {
    throw fieldInvalid('amount', `amount must be ${minDeposit} cents or more`);
  }
}

/** Throws FIELD_INVALID for both or neither. */
export function readSource(
  world: Context,
  user: UserRecord,
  input: {
    bankAccount?: BankAccountInput | null | undefined;
    cardToken?: string | null | undefined;
    idempotencyKey: string;
  },
): FundingSource {
  const { bankAccount, cardToken, idempotencyKey } = input;
  if (isGiven(bankAccount) === isGiven(cardToken)) {
    throw fieldInvalid('bankAccount', 'Give either bankAccount or cardToken');
  }
  if (isGiven(bankAccount)) return readBankAccount('bankAccount', bankAccount);
  return spendCardToken(world, {
    token: cardToken ?? '',
    owner: user.sub,
    idempotencyKey,
  });
}

/** Throws FIELD_INVALID unless the first deposit is on one of the next bank days. */
export function checkFirstDay(world: Context, firstOn: string): void {
  const days = nextBankDays(dateOf(world.now()), LIMITS.payment.firstDays);
  if (!days.includes(firstOn)) {
    throw fieldInvalid('firstOn', `firstOn must be one of ${days.join(', ')}`);
  }
}

/** Throws SCHEDULE_UNREACHABLE if the plan ends after the deadline or below the deposit. */
export function checkReach(
  world: Context,
  application: ApplicationRecord,
  options: { plan: DepositPlan; deadline: string; passed?: DatesPassed },
): void {
  const { plan, deadline, passed } = options;
  const { deposit, remaining } = depositTotals(world.state, application);
  const goal = { received: deposit - remaining, deposit, deadline };
  const { total } = planDeposits(plan, goal, passed);
  if (total < deposit) {
    throw refusal('SCHEDULE_UNREACHABLE', 'The deposit is not reached by the deadline', {
      total,
      deadline,
      deposit,
    });
  }
}
