import { accountOutcome } from '../../../fixtures/payment-values';
import { LIMITS } from '../../../src/catalogue/limits';
import { withoutSeparators } from '../../../src/catalogue/normalize-text';
import { isRoutingNumber } from '../../../src/catalogue/payment-identifiers';
import type { BankAccountInput } from '../../../src/contract/generated/types';
import { fieldInvalid } from '../rules/refusal';
import { readHolderName } from '../rules/field-rules';
import type { FundingSource } from '../../world/deposit-state';

/** Without the numbers. Throws FIELD_INVALID; the message never repeats a number. */
export function readBankAccount(field: string, input: BankAccountInput): FundingSource {
  const routing = withoutSeparators(input.routingNumber);
  if (!isRoutingNumber(routing)) {
    throw fieldInvalid(`${field}.routingNumber`, 'The routing number is that of no bank');
  }
  const account = withoutSeparators(input.accountNumber);
  const { min, max } = LIMITS.payment.accountDigits;
  if (!/^\d+$/.test(account) || account.length < min || account.length > max) {
    throw fieldInvalid(
      `${field}.accountNumber`,
      `The account number must be from ${min} to ${max} digits`,
    );
  }
  readHolderName(`${field}.name`, input.name);
  return {
    method: 'BANK_ACCOUNT',
    brand: null,
    accountType: input.accountType,
    lastFour: account.slice(-4),
    outcome: accountOutcome(account),
  };
}
