const SMALL_WORDS = new Set('of to and or the a an in on for with'.split(' '));

/**
 * Title case of a button's label: every word gets a capital, but for the small ones between the
 * first and the last. Capitals that are there stay (PDF, QR).
 */
export function toTitleCase(label: string): string {
  const words = label.split(' ');
  return words
    .map((word, index) =>
      index > 0 && index < words.length - 1 && SMALL_WORDS.has(word)
        ? word
        : word.replace(/\p{L}/u, (letter) => letter.toUpperCase()),
    )
    .join(' ');
}
