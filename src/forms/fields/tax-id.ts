import * as v from 'valibot';
import { isTaxId } from '../../catalogue/identifiers';
import { LIMITS } from '../../catalogue/limits';
import { configuration } from '../../services/configuration/configuration';

/** Social Security number or ITIN; the output is nine digits. */
export const TaxId = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Enter your Social Security number or ITIN'),
  v.transform((text) => text.replace(/\D/g, '')),
  v.check(
    (digits) => digits.length === LIMITS.taxIdDigits,
    'Social Security number or ITIN must be 9 digits',
  ),
  v.check(
    (digits) =>
      digits.length !== LIMITS.taxIdDigits || isTaxId(digits, configuration().taxIdPolicy),
    'Check the number. It isn’t a Social Security number or ITIN we can verify',
  ),
);

/** A tax id that may be left empty while one is on file; the output is then null. */
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
