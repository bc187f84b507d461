const SMALL_WORDS = new Set('of to and or the a an in on for with'.split(' '));

/** Capitalizes all words except small ones in the middle. Existing capitals stay (PDF, QR). */
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
