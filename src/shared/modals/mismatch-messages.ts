/** What stands at the two fields when the tax id and the date of birth do not belong together. */
export const MISMATCH_MESSAGES = {
  taxId: 'Check your Social Security number or ITIN',
  dob: 'Check your date of birth',
} as const;
