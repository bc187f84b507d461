import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  ACCOUNT_TYPES,
  AccountName,
  AccountNumber,
  AccountTypeField,
  RoutingNumber,
} from './bank-account';
import { firstMessage } from '../../../forms/fields/testing/first-message';

describe('a bank account', () => {
  it.each([
    [RoutingNumber, '', 'Enter your routing number'],
    [RoutingNumber, '12345678', 'Routing number must be 9 digits'],
    [RoutingNumber, '1100000001', 'Routing number must be 9 digits'],
    [RoutingNumber, 'x110000000', 'Routing number must be 9 digits'],
    [RoutingNumber, '11000000x', 'Routing number must be 9 digits'],
    [RoutingNumber, '123456789', 'Check the routing number. We can’t find a bank with that number'],
    [AccountNumber, '', 'Enter your account number'],
    [AccountNumber, '123', 'Account number must be between 4 and 17 digits'],
    [AccountNumber, '123456789012345678', 'Account number must be between 4 and 17 digits'],
    [AccountNumber, 'x1234', 'Account number must be between 4 and 17 digits'],
    [AccountNumber, '1234x', 'Account number must be between 4 and 17 digits'],
    [AccountNumber, '12a4', 'Account number must be between 4 and 17 digits'],
    [AccountName, ' ', 'Enter the name on the account'],
    [AccountName, '4242 4242 4242 4242', 'Name on account must be a name, not a number'],
    [AccountName, 'x'.repeat(51), 'Name on account must be 50 characters or fewer'],
    [AccountTypeField, 'checking', 'Select checking or savings'],
    [AccountTypeField, '', 'Select checking or savings'],
  ])('%#: %j is refused', (schema, text, message) => {
    expect(firstMessage(schema, text)).toBe(message);
  });

  it('accepts spaces and dashes in its numbers', () => {
    expect(v.parse(RoutingNumber, '1100 0000-0')).toBe('110000000');
    expect(v.parse(AccountNumber, '0001 2345 6789')).toBe('000123456789');
  });

  it('has to be checking or savings', () => {
    expect(ACCOUNT_TYPES.map(({ value }) => v.parse(AccountTypeField, value))).toEqual([
      'CHECKING',
      'SAVINGS',
    ]);
  });
});
