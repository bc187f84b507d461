export type Pdf = PDFKit.PDFDocument;

export const FONTS = { regular: 'Helvetica', bold: 'Helvetica-Bold' } as const;

/** US Letter, points. */
export const PAGE = { width: 612, height: 792 } as const;

export interface PdfFacts {
  readonly title: string;
  readonly author: string;
  /** The only date in the file, ISO. */
  readonly date: string;
}

/** In Node pdfkit finds the standard fonts itself; a browser has to pass them in. */
interface Kit {
  readonly default: Pdf;
  readonly registerStdFonts?: (...fonts: object[]) => void;
}

/** The same content gives the same bytes. */
export async function newPdf(
  facts: PdfFacts,
  margins: { readonly x: number; readonly top: number; readonly bottom: number },
): Promise<{ readonly pdf: Pdf; finish(): Promise<Uint8Array> }> {
  // Loads with the first document, because most visits never need it.
  const [kit, { toBytes }, helvetica, helveticaBold] = await Promise.all([
    import('pdfkit') as Promise<Kit>,
    import('pdfkit/output'),
    import('pdfkit/standard-fonts/Helvetica'),
    import('pdfkit/standard-fonts/HelveticaBold'),
  ]);
  kit.registerStdFonts?.(helvetica.default, helveticaBold.default);
  const maker = 'Credit application portal, mock files host';
  const date = new Date(facts.date);
  const pdf = new kit.default({
    size: [PAGE.width, PAGE.height],
    margins: { top: margins.top, bottom: margins.bottom, left: margins.x, right: margins.x },
    pdfVersion: '1.7',
    lang: 'en-US',
    tagged: true,
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: facts.title,
      Author: facts.author,
      Creator: maker,
      Producer: maker,
      CreationDate: date,
      ModDate: date,
    },
  });
  return {
    pdf,
    finish: () => {
      const bytes = toBytes(pdf);
      pdf.end();
      return bytes;
    },
  };
}

/** Characters of Windows-1252 beyond Latin-1; not every Node build can decode them. */
const BEYOND_LATIN_1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

function isPrintable(character: string): boolean {
  return (
    /^[ -~\u00a0-\u00ff]$/.test(character) ||
    (character !== '' && BEYOND_LATIN_1.includes(character))
  );
}

/**
 * Windows-1252, the character set of PDF's standard fonts. Drops unsupported accents; other
 * unsupported characters become question marks.
 */
export function printable(text: string): string {
  return Array.from(text.normalize('NFC'), (character) => {
    if (isPrintable(character)) return character;
    const plain = character.normalize('NFD').replaceAll(/\p{M}/gu, '');
    return isPrintable(plain) ? plain : '?';
  }).join('');
}
