/** Longest values of the fields, in Unicode code points (spec 5). */
export const FIELD_LIMITS = {
  name: 50,
  email: 255,
  address: 35,
  city: 100,
  state: 35,
  zip: 5,
} as const;

/** Characters of a verification code (spec 5). */
export const CODE_LENGTH = 6;

/** Digits of a Social Security number or ITIN (spec 5). */
export const TAX_ID_DIGITS = 9;
