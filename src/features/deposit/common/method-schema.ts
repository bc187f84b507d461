import * as v from 'valibot';
import type { BankAccountInput } from '../../../contract/generated/types';
import { AccountName, AccountNumber, AccountTypeField, RoutingNumber } from './bank-account';
import type { CardToken } from '../frame/messages';

export const METHODS = [
  { value: 'BANK_ACCOUNT', label: 'Bank account', description: 'Takes 1 to 3 business days.' },
  { value: 'DEBIT_CARD', label: 'Debit card', description: 'Takes a few seconds.' },
] as const;

/**
 * The payment method as typed. Its numbers are never stored, and card data never reaches this page.
 */
export interface MethodValues {
  method: string;
  accountType: string;
  routingNumber: string;
  accountNumber: string;
  accountName: string;
}

export type PaymentSource =
  | { readonly kind: 'bank'; readonly account: BankAccountInput }
  | { readonly kind: 'card'; readonly card: CardToken };

export function lastFourOf(source: PaymentSource): string {
  return source.kind === 'card' ? source.card.lastFour : source.account.accountNumber.slice(-4);
}

export function sourceInput(
  source: PaymentSource,
): { readonly bankAccount: BankAccountInput } | { readonly cardToken: string } {
  return source.kind === 'bank'
    ? { bankAccount: source.account }
    : { cardToken: source.card.token };
}

const Other = v.object({
  method: v.pipe(v.string(), v.literal('DEBIT_CARD', 'Select how you’d like to pay')),
  accountType: v.string(),
  routingNumber: v.string(),
  accountNumber: v.string(),
  accountName: v.string(),
});

/** The frame validates the card's fields. */
const BankAccount = v.object({
  method: v.literal('BANK_ACCOUNT'),
  accountType: AccountTypeField,
  routingNumber: RoutingNumber,
  accountNumber: AccountNumber,
  accountName: AccountName,
});

export const MethodSchema = v.lazy((input: unknown) =>
  typeof input === 'object' &&
  input !== null &&
  'method' in input &&
  input.method === 'BANK_ACCOUNT'
    ? BankAccount
    : Other,
) as v.GenericSchema<MethodValues, v.InferOutput<typeof BankAccount> | v.InferOutput<typeof Other>>;

/** Returns the bank account; null for a card, which comes from its frame. */
export function bankSource(values: v.InferOutput<typeof MethodSchema>): PaymentSource | null {
  if (values.method !== 'BANK_ACCOUNT') return null;
  const { accountType, routingNumber, accountNumber, accountName } = values;
  return {
    kind: 'bank',
    account: {
      accountType: accountType as BankAccountInput['accountType'],
      routingNumber,
      accountNumber,
      name: accountName,
    },
  };
}
