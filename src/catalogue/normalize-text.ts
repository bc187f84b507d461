/** Full-width forms and mathematical letters and digits. */
const LOOK_ALIKES = /[\uFF01-\uFF5E\u{1D400}-\u{1D7FF}]/gu;

const HYPHENS = /[\p{Pd}\u2212]/gu;

/** Characters that people type as apostrophes. */
const APOSTROPHES = /[\u2018\u2019\u201B\u2032\u0060\u00B4\u055A\u05F3]/gu;

/** Invisible characters, except white space and joiners. */
const INVISIBLE = /(?![\t-\r\u200C\u200D])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Joiners without effect: outside words, and before letters of scripts that don't join. */
const IDLE_JOINERS =
  /(?<![\p{L}\p{M}])[\u200C\u200D]|[\u200C\u200D](?!\p{L})|[\u200C\u200D](?=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])/gu;

const SPACES = /[\s\u2800]+/gu;

/**
 * Returns the only form that rules, storage and requests see: no invisible characters; plain
 * letters, hyphens, apostrophes and single spaces; trimmed, NFC.
 */
export function normalizeText(text: string): string {
  return text
    .replaceAll(LOOK_ALIKES, (character) => character.normalize('NFKC'))
    .replaceAll(HYPHENS, '-')
    .replaceAll(APOSTROPHES, "'")
    .replaceAll(INVISIBLE, '')
    .replaceAll(IDLE_JOINERS, '')
    .replaceAll(SPACES, ' ')
    .normalize('NFC')
    .trim();
}

/** Normalizes each line; drops empty lines at the ends. */
export function normalizeLines(text: string): string {
  return text.split(/\r?\n/u).map(normalizeText).join('\n').trim();
}

/** For codes and numbers: also removes spaces and hyphens. */
export function withoutSeparators(text: string): string {
  return normalizeText(text).replaceAll(/[ -]/g, '');
}

/** Removes characters that mail programs and sentences put around an address. */
export function normalizeEmail(text: string): string {
  const normalized = normalizeText(text);
  return (/<([^<>]*)>/.exec(normalized)?.[1] ?? normalized)
    .replace(/^[\s<(]+/, '')
    .replace(/^mailto:\s*([^?]*).*$/i, '$1')
    .replace(/[\s>,;.)]+$/, '');
}
