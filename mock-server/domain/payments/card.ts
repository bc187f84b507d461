import { cardValue } from '../../../fixtures/payment-values';
import { LIMITS } from '../../../src/catalogue/limits';
import { withoutSeparators } from '../../../src/catalogue/normalize-text';
import {
  cardBrand,
  passesLuhn,
  securityCodeLength,
} from '../../../src/catalogue/payment-identifiers';
import type { CardInput } from '../../../src/contract/generated/types';
import type { Context } from '../../world/context';
import type { UserRecord } from '../../world/state';
import { fieldInvalid, refusal } from '../rules/refusal';
import { readHolderName, readZip } from '../rules/field-rules';
import { dateOf } from '../lifecycle/zoned-time';
import type { CardTokenRecord, CardSource, FundingSource } from '../../world/deposit-state';

/** Throws FIELD_INVALID for a nonexistent month, CARD_EXPIRED for one before `now`. */
function checkExpiry({ expiryMonth, expiryYear }: CardInput, now: number): void {
  if (expiryMonth < 1 || expiryMonth > 12) throw fieldInvalid('expiryMonth', 'No such month');
  const { min, max } = LIMITS.payment.expiryYears;
  if (expiryYear < min || expiryYear > max) throw fieldInvalid('expiryYear', 'No such year');
  const expiry = `${expiryYear}-${String(expiryMonth).padStart(2, '0')}`;
  if (expiry < dateOf(now).slice(0, 7)) throw refusal('CARD_EXPIRED', 'The card has expired');
}

/** Card as stored, without its number. Errors never repeat a digit. */
function readCard(input: CardInput, now: number): CardSource {
  const digits = withoutSeparators(input.number);
  const { min, max } = LIMITS.payment.cardDigits;
  if (!/^\d+$/.test(digits) || digits.length < min || digits.length > max || !passesLuhn(digits)) {
    throw fieldInvalid('number', 'The number is that of no card');
  }
  const brand = cardBrand(digits);
  checkExpiry(input, now);
  const codeLength = securityCodeLength(brand);
  const code = withoutSeparators(input.securityCode);
  if (!/^\d+$/.test(code) || code.length !== codeLength) {
    throw fieldInvalid('securityCode', `The security code must be ${codeLength} digits`);
  }
  readHolderName('name', input.name);
  readZip('billingZip', input.billingZip);
  const { refusal: reason, outcome } = cardValue(digits);
  if (reason === 'unsupported') throw refusal('CARD_UNSUPPORTED', 'Only debit cards are taken');
  if (reason === 'expired') throw refusal('CARD_EXPIRED', 'The card has expired');
  if (reason === 'security-code') {
    throw refusal('CARD_SECURITY_CODE_WRONG', 'The security code is wrong');
  }
  return {
    method: 'DEBIT_CARD',
    brand,
    accountType: null,
    lastFour: digits.slice(-4),
    outcome,
  };
}

/** Only the card's owner can use the token, for one payment. */
export function makeCardToken(world: Context, user: UserRecord, input: CardInput): CardTokenRecord {
  const source = readCard(input, world.now());
  const token = `tok_${world.token(24)}`;
  const record: CardTokenRecord = { token, owner: user.sub, source, usedFor: null };
  world.state.deposits.cardTokens.push(record);
  return record;
}

/** Uses up the token. Throws CARD_TOKEN_UNKNOWN unless it is this person's and unused. */
export function spendCardToken(
  { state }: Pick<Context, 'state'>,
  options: { token: string; owner: string; idempotencyKey: string },
): FundingSource {
  const { token, owner, idempotencyKey } = options;
  const record = state.deposits.cardTokens.find((known) => known.token === token);
  const spent = record?.usedFor ?? idempotencyKey;
  if (record === undefined || record.owner !== owner || spent !== idempotencyKey) {
    throw refusal('CARD_TOKEN_UNKNOWN', 'There is no such card');
  }
  record.usedFor = idempotencyKey;
  return { ...record.source };
}
