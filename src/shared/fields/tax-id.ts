import * as v from 'valibot';
import { TAX_ID_DIGITS } from '../../catalogue/field-limits';
import { configuration } from '../../services/configuration/configuration';

const SSN = /^(?!000|666|9\d\d)\d{3}(?!00)\d{2}(?!0000)\d{4}$/;
const ITIN = /^9\d{2}(?:5\d|6[0-5]|7\d|8[0-8]|9[0-2]|9[4-9])\d{4}$/;
/** Ranges that were never issued, for test environments only. */
const SANDBOX = /^(666\d{2}|900(?:0[1-9]|[1-4]\d))(?!0000)\d{4}$/;

/** Whether nine digits have the structure of an SSN or ITIN under a policy. */
export function isTaxId(digits: string, policy: 'standard' | 'sandbox'): boolean {
  return SSN.test(digits) || ITIN.test(digits) || (policy === 'sandbox' && SANDBOX.test(digits));
}

/** Social Security number or ITIN; the output is nine digits. */
export const TaxId = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Enter your Social Security number or ITIN'),
  v.transform((text) => text.replace(/\D/g, '')),
  v.check(
    (digits) => digits.length === TAX_ID_DIGITS,
    'Social Security number or ITIN must be 9 digits',
  ),
  v.check(
    (digits) => digits.length !== TAX_ID_DIGITS || isTaxId(digits, configuration().taxIdPolicy),
    'Check the number. It isn’t a Social Security number or ITIN we can verify',
  ),
);

/** A tax id of which one may be on file: left empty while that one is kept, the output is null. */
export function taxIdOrOnFile(keepsOnFile: () => boolean) {
  return v.lazy((input) =>
    input === '' && keepsOnFile()
      ? v.pipe(
          v.literal(''),
          v.transform(() => null),
        )
      : TaxId,
  );
}
