import * as v from 'valibot';
import { LIMITS } from '../../catalogue/limits';
import { limitedText, requiredText, textLength } from '../../domain/text/text-rules';

const NAME_CHARACTERS = /^(?:[\p{L}\p{M} .'-]|\u200C|\u200D)+$/u;
const LETTER = /\p{L}/u;

function isName(text: string): boolean {
  return NAME_CHARACTERS.test(text) && LETTER.test(text);
}

function nameMessages(label: string) {
  return {
    characters: `${label} must only include letters, spaces, hyphens, apostrophes and periods`,
    tooLong: `${label} must be ${LIMITS.length.name} characters or fewer`,
  };
}

function requiredName(label: string, empty: string) {
  const { characters, tooLong } = nameMessages(label);
  return requiredText({
    empty,
    format: { test: isName, message: characters },
    maximum: LIMITS.length.name,
    tooLong,
  });
}

/** 1–50 letters of any script, spaces, hyphens, apostrophes, periods. */
export const FirstName = requiredName('First name', 'Enter your first name');

/** A single letter is valid. */
export const LastName = requiredName('Last name', 'Enter your last name');

const middle = nameMessages('Middle name');

export const MiddleName = v.pipe(
  limitedText(Number.MAX_SAFE_INTEGER, middle.tooLong),
  v.check((text) => text === '' || isName(text), middle.characters),
  v.check((text) => textLength(text) <= LIMITS.length.name, middle.tooLong),
);
