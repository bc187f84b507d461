import * as v from 'valibot';
import { isPostOfficeBox } from '../../catalogue/identifiers';
import { LIMITS } from '../../catalogue/limits';
import { PLACES } from '../../catalogue/places';
import { ARMED_FORCES } from '../../catalogue/programs';
import { limitedText, requiredText } from '../../domain/text/text-rules';

const LETTER_OR_NUMBER = /[\p{L}\p{N}]/u;

function firstLine(noun: string) {
  const empty = `Enter your ${noun}`;
  const label = `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`;
  return requiredText({
    empty,
    format: { test: (text) => LETTER_OR_NUMBER.test(text), message: empty },
    maximum: LIMITS.length.address,
    tooLong: `${label} must be ${LIMITS.length.address} characters or fewer. Use the next line for an apartment or unit`,
  });
}

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
  v.check((zip) => /^\d{5}$/.test(zip), `ZIP code must be ${LIMITS.length.zip} digits`),
);

/** The five digits of a ZIP+4; anything else as it is. */
export function keepFiveDigits(text: string): string {
  return /^\s*(\d{5})[-\s]?\d{4}\s*$/.exec(text)?.[1] ?? text.trim();
}

/** Reads one field of an address whose other fields may be missing. */
function textIn(address: unknown, part: string): string {
  const values = typeof address === 'object' && address !== null ? Object.entries(address) : [];
  const [, text] = values.find(([key]) => key === part) ?? [];
  return typeof text === 'string' ? text : '';
}

/**
 * Rules for a street address, named as `noun` in messages. A P.O. box is accepted for the armed forces
 * only.
 */
function streetAddress(noun: string) {
  return v.pipe(
    v.object({
      addressFirstLine: firstLine(noun),
      addressSecondLine: limitedText(
        LIMITS.length.address,
        `Apartment, suite or unit must be ${LIMITS.length.address} characters or fewer`,
      ),
      city: requiredText({
        empty: 'Enter your city',
        format: {
          test: (text) => /\p{L}/u.test(text),
          message: 'City must include at least one letter',
        },
        maximum: LIMITS.length.city,
        tooLong: `City must be ${LIMITS.length.city} characters or fewer`,
      }),
      state: State,
      zip: ZipCode,
    }),
    // Looked at whatever else is missing, so that all that is wrong is said at once.
    v.rawCheck(({ dataset: { value }, addIssue }) => {
      const line = textIn(value, 'addressFirstLine');
      const forArmedForces = (ARMED_FORCES as readonly string[]).includes(textIn(value, 'state'));
      if (!isPostOfficeBox(line) || forArmedForces) return;
      addIssue({
        message: `Enter a street address. We can’t accept a P.O. box as your ${noun}`,
        path: [
          { type: 'object', origin: 'value', input: {}, key: 'addressFirstLine', value: line },
        ],
      });
    }),
  );
}

/** A home address. */
export const HomeAddress = streetAddress('home address');

/** Where cards and kits are sent to. */
export const ShippingAddress = streetAddress('shipping address');

/** An address whose fields are not checked. */
export const AddressAsTyped = v.object({
  addressFirstLine: v.string(),
  addressSecondLine: v.string(),
  city: v.string(),
  state: v.string(),
  zip: v.string(),
});

/** An address as a form holds it: texts as typed. */
export type AddressValues = v.InferInput<typeof AddressAsTyped>;
