export const CARD_BRANDS = ['VISA', 'MASTERCARD', 'AMERICAN_EXPRESS', 'DISCOVER', 'OTHER'] as const;

export type CardBrandName = (typeof CARD_BRANDS)[number];

const BRANDS: readonly (readonly [CardBrandName, RegExp])[] = [
  ['VISA', /^4/],
  ['MASTERCARD', /^(?:5[1-5]|2(?:2[2-9]|[3-6]|7[01]|720))/],
  ['AMERICAN_EXPRESS', /^3[47]/],
  ['DISCOVER', /^(?:6011|65|64[4-9])/],
];

/** `OTHER` if unknown. */
export function cardBrand(digits: string): CardBrandName {
  return BRANDS.find(([, pattern]) => pattern.test(digits))?.[0] ?? 'OTHER';
}

export function securityCodeLength(brand: CardBrandName): 3 | 4 {
  return brand === 'AMERICAN_EXPRESS' ? 4 : 3;
}

/** ISO/IEC 7812 (Luhn). */
export function passesLuhn(digits: string): boolean {
  if (!/^\d+$/.test(digits)) return false;
  const sum = [...digits].toReversed().reduce((total, character, index) => {
    const digit = Number(character);
    if (index % 2 === 0) return total + digit;
    return total + (digit > 4 ? digit * 2 - 9 : digit * 2);
  }, 0);
  return sum % 10 === 0;
}

/** ABA check digit with weights 3, 7, 1. */
export function isRoutingNumber(digits: string): boolean {
  if (!/^\d{9}$/.test(digits) || digits === '000000000') return false;
  const weights = [3, 7, 1] as const;
  const sum = [...digits].reduce(
    (total, digit, index) => total + Number(digit) * (weights[index % 3] ?? 0),
    0,
  );
  return sum % 10 === 0;
}
