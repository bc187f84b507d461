import * as v from 'valibot';
import { isPostOfficeBox } from '../../catalogue/identifiers';
import { LIMITS } from '../../catalogue/limits';
import { isArmedForces, PLACES } from '../../catalogue/places';
import { militaryCityProblem, militaryZipProblem } from '../../catalogue/military-address';
import { normalizeText } from '../../catalogue/normalize-text';
import { limitedText, requiredText, TypedText } from '../../domain/text/text-rules';

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

export const State = v.pipe(
  v.string(),
  v.check((code) => PLACES.some((place) => place.code === code), 'Select your state or territory'),
);

/** Five digits, or the first five of a ZIP+4. */
export const ZipCode = v.pipe(
  TypedText,
  v.nonEmpty('Enter your ZIP code'),
  v.transform(takeFiveDigits),
  v.check((zip) => /^\d{5}$/.test(zip), `ZIP code must be ${LIMITS.length.zip} digits`),
);

/** Normalizes other texts. */
export function takeFiveDigits(text: string): string {
  const normalized = normalizeText(text);
  return /^(\d{5})[- ]?\d{4}$/.exec(normalized)?.[1] ?? normalized;
}

/** Fields of `address` may be missing. */
function textIn(address: unknown, part: string): string {
  const values = typeof address === 'object' && address !== null ? Object.entries(address) : [];
  const [, text] = values.find(([key]) => key === part) ?? [];
  return typeof text === 'string' ? normalizeText(text) : '';
}

/** `noun` is for messages. Only military addresses can be a P.O. box. */
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
    // Checked even if other fields are missing, so that all problems are reported together.
    v.rawCheck(({ dataset: { value }, addIssue }) => {
      const report = (key: string, message: string | null): void => {
        if (message === null) return;
        const path = { type: 'object', origin: 'value', input: {}, key, value: null } as const;
        addIssue({ message, path: [path] });
      };
      const [line, secondLine] = [
        textIn(value, 'addressFirstLine'),
        textIn(value, 'addressSecondLine'),
      ];
      const [city, state, zip] = [
        textIn(value, 'city'),
        textIn(value, 'state'),
        takeFiveDigits(textIn(value, 'zip')),
      ];
      if (isPostOfficeBox(line, secondLine) && !isArmedForces(state)) {
        report(
          isPostOfficeBox(line) ? 'addressFirstLine' : 'addressSecondLine',
          `Enter a street address. We can’t accept a P.O. box as your ${noun}`,
        );
      }
      if (city !== '') report('city', militaryCityProblem(city, state));
      if (/^\d{5}$/.test(zip)) report('zip', militaryZipProblem(zip, state));
    }),
  );
}

export const HomeAddress = streetAddress('home address');

/** For cards and kits. */
export const ShippingAddress = streetAddress('shipping address');

export const AddressAsTyped = v.object({
  addressFirstLine: v.string(),
  addressSecondLine: v.string(),
  city: v.string(),
  state: v.string(),
  zip: v.string(),
});

export type AddressValues = v.InferInput<typeof AddressAsTyped>;

export const STATE_OPTIONS = [
  { value: '', label: 'Select a state or territory' },
  ...PLACES.map(({ code, name }) => ({
    value: code,
    label: `${code} - ${name}`,
  })),
];
