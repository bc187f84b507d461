import { normalizeText } from './normalize-text';

/** Letters that have no accent to remove, with the letters that keyboards without them offer. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  Ł: 'L',
  Ø: 'O',
  Đ: 'D',
  Ð: 'D',
  Ħ: 'H',
  Æ: 'AE',
  Œ: 'OE',
  Þ: 'TH',
  ʻ: "'",
  ʼ: "'",
};

/** Returns a name for comparison with a signature: in upper case, without accents and joiners. */
export function comparableName(name: string): string {
  return normalizeText(name)
    .toUpperCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/./gu, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .trim();
}

/** First, middle and last name in one line; empty when there are none. */
export function fullName(person: {
  readonly firstName?: string | null | undefined;
  readonly middleName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
}): string {
  return [person.firstName, person.middleName, person.lastName].filter(Boolean).join(' ');
}
