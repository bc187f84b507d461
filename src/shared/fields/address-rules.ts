import * as v from 'valibot';
import { FIELD_LIMITS } from '../../catalogue/field-limits';
import { ARMED_FORCES } from '../../catalogue/programs';
import { limitedText, requiredText } from './text-rules';
import { PLACES } from './places';

const PO_BOX =
  /\b(?:p\s*\.?\s*o\s*\.?|post\s*office)\s*-?\s*(?:box|bin|drawer)\b|^\s*box\s*#?\s*\d+|\bgeneral\s+delivery\b|\bpmb\s*#?\s*\d+/i;

const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u;

/** Whether a street line is a P.O. box, general delivery or a private mail box. */
export function isPostOfficeBox(line: string): boolean {
  return PO_BOX.test(line);
}

const FirstLine = requiredText({
  empty: 'Enter your home address',
  format: { test: (text) => LETTER_OR_NUMBER.test(text), message: 'Enter your home address' },
  maximum: FIELD_LIMITS.address,
  tooLong: `Home address must be ${FIELD_LIMITS.address} characters or fewer. Use the next line for an apartment or unit`,
});

/** State or territory: two letters of the list. */
export const State = v.pipe(
  v.string(),
  v.check((code) => PLACES.some((place) => place.code === code), 'Select your state or territory'),
);

/** ZIP code: five digits; of a pasted ZIP+4 the first five are kept. */
export const ZipCode = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Enter your ZIP code'),
  v.transform(keepFiveDigits),
  v.check((zip) => /^\d{5}$/.test(zip), `ZIP code must be ${FIELD_LIMITS.zip} digits`),
);

/** The five digits of a ZIP+4; anything else as it is. */
export function keepFiveDigits(text: string): string {
  return /^\s*(\d{5})[-\s]?\d{4}\s*$/.exec(text)?.[1] ?? text.trim();
}

/** A home address. A box is only accepted where it is the only address there is: the armed forces. */
export const HomeAddress = v.pipe(
  v.object({
    addressFirstLine: FirstLine,
    addressSecondLine: limitedText(
      FIELD_LIMITS.address,
      `Apartment, suite or unit must be ${FIELD_LIMITS.address} characters or fewer`,
    ),
    city: requiredText({
      empty: 'Enter your city',
      format: {
        test: (text) => /\p{L}/u.test(text),
        message: 'City must include at least one letter',
      },
      maximum: FIELD_LIMITS.city,
      tooLong: `City must be ${FIELD_LIMITS.city} characters or fewer`,
    }),
    state: State,
    zip: ZipCode,
  }),
  v.forward(
    v.partialCheck(
      [['addressFirstLine'], ['state']],
      ({ addressFirstLine, state }) =>
        !isPostOfficeBox(addressFirstLine) || (ARMED_FORCES as readonly string[]).includes(state),
      'Enter a street address. We can’t accept a P.O. box as your home address',
    ),
    ['addressFirstLine'],
  ),
);
