import type { PDFDocument, PDFFont, PDFPage } from 'pdf-lib';
import type { LegalBlock } from '../../fixtures/legal/legal-text';
import { printable, wrap } from './pdf-text';

/** US Letter, points. */
const PAGE: [width: number, height: number] = [612, 792];
const MARGIN = 64;
const WIDTH = PAGE[0] - 2 * MARGIN;
const FOOTER_HEIGHT = 40;

interface Style {
  readonly font: PDFFont;
  readonly size: number;
  /** Space above, points. */
  readonly above: number;
  readonly x?: number;
  readonly width?: number;
}

/** Sets blocks one below the other, over as many pages as they need. */
export class PdfWriter {
  private page: PDFPage;
  private y = PAGE[1] - MARGIN;

  constructor(
    private readonly document: PDFDocument,
    private readonly fonts: { readonly regular: PDFFont; readonly bold: PDFFont },
  ) {
    this.page = document.addPage(PAGE);
  }

  private breakPage(needed: number): void {
    if (this.y - needed >= MARGIN + FOOTER_HEIGHT) return;
    this.page = this.document.addPage(PAGE);
    this.y = PAGE[1] - MARGIN;
  }

  private lines(text: string, style: Style): void {
    const { font, size, above, x = 0, width = WIDTH } = style;
    const lines = wrap(text, { font, size, width });
    const leading = size * 1.45;
    // At least two lines stay together.
    this.breakPage(above + leading * Math.min(2, lines.length));
    this.y -= above;
    for (const line of lines) {
      this.breakPage(leading);
      this.y -= leading;
      this.page.drawText(line, { x: MARGIN + x, y: this.y, size, font });
    }
  }

  /** The title of the document, and a line below it. */
  title(text: string, below: string): void {
    const { regular, bold } = this.fonts;
    this.lines(text, { font: bold, size: 22, above: 0 });
    this.lines(below, { font: regular, size: 10, above: 4 });
  }

  /** One block of a text. */
  block(block: LegalBlock): void {
    const { regular, bold } = this.fonts;
    if (typeof block === 'string') {
      this.lines(block, { font: regular, size: 11, above: 8 });
    } else if ('heading' in block) {
      this.breakPage(70);
      this.lines(block.heading, { font: bold, size: 13, above: 16 });
    } else if ('item' in block) {
      const y = this.y;
      this.lines(block.item, { font: regular, size: 11, above: 5, x: 16, width: WIDTH - 16 });
      if (this.y < y) this.bullet(y);
    } else {
      const [label, value] = block.row;
      this.breakPage(60);
      this.lines(label, { font: bold, size: 10, above: 10 });
      this.lines(value, { font: regular, size: 10, above: 0, x: 16, width: WIDTH - 16 });
    }
  }

  private bullet(top: number): void {
    const y = top - 5 - 11 * 1.45;
    this.page.drawText('•', { x: MARGIN + 4, y, size: 11, font: this.fonts.regular });
  }

  /** The same line at the foot of every page, with its number. */
  finish(note: string): void {
    const { regular } = this.fonts;
    const pages = this.document.getPages();
    for (const [index, page] of pages.entries()) {
      const text = printable(regular, `${note}  ·  Page ${index + 1} of ${pages.length}`);
      page.drawText(text, { x: MARGIN, y: MARGIN - 20, size: 9, font: regular });
    }
  }
}
