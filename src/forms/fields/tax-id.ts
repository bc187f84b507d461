import * as v from 'valibot';
import { isTaxId } from '../../catalogue/identifiers';
import { LIMITS } from '../../catalogue/limits';
import { normalizeText } from '../../catalogue/normalize-text';
import { TypedText } from '../../domain/text/text-rules';
import { configuration } from '../../services/configuration/configuration';

/** SSN or ITIN; outputs nine digits. */
export const TaxId = v.pipe(
  TypedText,
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

/** May be empty while a tax ID is on file; then outputs null. */
export function taxIdOrOnFile(keepsOnFile: () => boolean) {
  return v.lazy((input) =>
    typeof input === 'string' && normalizeText(input) === '' && keepsOnFile()
      ? v.pipe(
          v.string(),
          v.transform(() => null),
        )
      : TaxId,
  );
}
