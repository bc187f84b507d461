import { normalizeText } from './normalize-text';

/** Letters whose accent Unicode can't remove. */
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

/** For comparison with a signature: upper case, without accents and joiners. */
export function comparableName(name: string): string {
  return normalizeText(name)
    .toUpperCase()
    .normalize('NFD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/./gu, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .trim();
}

export function fullName(person: {
  readonly firstName?: string | null | undefined;
  readonly middleName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
}): string {
  return [person.firstName, person.middleName, person.lastName].filter(Boolean).join(' ');
}
