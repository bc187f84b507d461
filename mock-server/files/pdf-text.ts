import type { PDFFont } from 'pdf-lib';

/**
 * The text in the characters that the standard fonts of PDF have (Windows-1252). A letter that they
 * lack loses its accent; one that is still not there becomes a question mark.
 */
export function printable(font: PDFFont, text: string): string {
  const known = new Set(font.getCharacterSet());
  return Array.from(text.normalize('NFC'), (character) => {
    if (known.has(character.codePointAt(0) ?? 0)) return character;
    const plain = character.normalize('NFD').replaceAll(/\p{M}/gu, '');
    return plain !== '' && known.has(plain.codePointAt(0) ?? 0) ? plain : '?';
  }).join('');
}

/** A word cut into pieces that are no wider than `width`. */
function cut(word: string, fits: (text: string) => boolean): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && !fits(piece + character)) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
}

/** The lines of a text in a column of `width` points. */
export function wrap(
  text: string,
  options: { font: PDFFont; size: number; width: number },
): string[] {
  const { font, size, width } = options;
  const fits = (line: string): boolean => font.widthOfTextAtSize(line, size) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of printable(font, text)
    .split(' ')
    .flatMap((long) => (fits(long) ? [long] : cut(long, fits)))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
    } else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}
