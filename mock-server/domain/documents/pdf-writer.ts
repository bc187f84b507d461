import type { LegalBlock } from '../../../fixtures/legal/legal-text';
import type { TermPart, TermRow } from '../../../src/catalogue/rate-table';
import { FONTS, PAGE, printable, type Pdf } from './new-pdf';

export const MARGINS = { x: 64, top: 56, bottom: 72 } as const;

const WIDTH = PAGE.width - 2 * MARGINS.x;
const CELL = { padding: 5, gap: 2 } as const;
const LINE = '#8a94a3';

type Element = ReturnType<Pdf['struct']>;

/** Left edge and width, points. */
interface Column {
  readonly x: number;
  readonly width: number;
}

const WHOLE: Column = { x: MARGINS.x, width: WIDTH };

interface Cell {
  readonly role: 'TH' | 'TD';
  readonly column: Column;
  readonly paragraphs: readonly (readonly Run[])[];
  readonly scope?: 'Row' | 'Column';
}

interface Run {
  readonly text: string;
  readonly bold?: boolean;
  readonly size?: number;
}

function columnsOf(shares: readonly number[]): readonly Column[] {
  let x: number = MARGINS.x;
  return shares.map((share) => {
    const column = { x, width: share * WIDTH };
    x += column.width;
    return column;
  });
}

const TWO = columnsOf([0.38, 0.62]);
const THREE = columnsOf([0.6, 0.18, 0.22]);

/** The figure is bold, and larger in an emphasized row. */
function runsOf({ name, figure, note, address }: TermPart, emphasis: boolean): readonly Run[] {
  const rest = [note, address === undefined ? undefined : `${address}.`]
    .filter((words) => words !== undefined)
    .join(' ');
  return [
    ...(name === undefined ? [] : [{ text: `${name}: ` }]),
    ...(figure === undefined
      ? []
      : [{ text: rest === '' ? figure : `${figure} `, bold: true, ...(emphasis && { size: 16 }) }]),
    ...(rest === '' ? [] : [{ text: rest }]),
  ];
}

export class PdfWriter {
  private readonly root: Element;
  /** The list or table that contains the last block. */
  private open: { readonly role: 'L' | 'Table'; readonly element: Element } | null = null;

  constructor(private readonly pdf: Pdf) {
    this.root = pdf.struct('Document');
    pdf.addStructure(this.root);
  }

  /** Opens a new one if none is open. */
  private within(role: 'L' | 'Table'): Element {
    if (this.open?.role === role) return this.open.element;
    this.leave();
    const element = this.pdf.struct(role);
    this.root.add(element);
    this.open = { role, element };
    return element;
  }

  private leave(): void {
    if (this.open?.role === 'Table') this.pdf.y += 8;
    this.open?.element.end();
    this.open = null;
  }

  private breakPage(needed: number): void {
    if (this.pdf.y + needed > PAGE.height - MARGINS.bottom) this.pdf.addPage();
  }

  private height(runs: readonly Run[], size: number, width: number): number {
    const text = printable(runs.map((run) => run.text).join(''));
    const largest = Math.max(size, ...runs.map((run) => run.size ?? 0));
    return this.pdf.font(FONTS.bold).fontSize(largest).heightOfString(text, { width, lineGap: 2 });
  }

  private write(runs: readonly Run[], size: number, column: Column): void {
    const { pdf } = this;
    for (const [index, run] of runs.entries()) {
      pdf.font(run.bold ? FONTS.bold : FONTS.regular).fontSize(run.size ?? size);
      // A larger figure takes its own line, so smaller words next to it don't overlap.
      const goesOn = (part: Run | undefined): boolean =>
        part !== undefined && part.size === undefined;
      const continued = goesOn(run) && index < runs.length - 1;
      const options = { width: column.width, lineGap: 2, continued };
      if (index > 0 && goesOn(runs[index - 1])) pdf.text(printable(run.text), options);
      else pdf.text(printable(run.text), column.x, pdf.y, options);
    }
  }

  /** Keeps at least two lines together on a page. */
  private paragraph(
    role: 'H1' | 'H2' | 'P',
    run: Run & { readonly size: number },
    space: { readonly above: number; readonly keep?: number },
  ): void {
    this.leave();
    this.breakPage(space.above + (space.keep ?? run.size * 2.6));
    this.pdf.y += space.above;
    const element = this.pdf.struct(role, {}, () => this.write([run], run.size, WHOLE));
    this.root.add(element);
    element.end();
  }

  private item(text: string): void {
    const list = this.within('L');
    this.breakPage(34);
    this.pdf.y += 4;
    const top = this.pdf.y;
    const entry = this.pdf.struct('LI');
    list.add(entry);
    const bullet = { x: MARGINS.x + 4, width: 12 };
    entry.add(this.pdf.struct('Lbl', {}, () => this.write([{ text: '•' }], 10.5, bullet)));
    this.pdf.y = top;
    const body = { x: MARGINS.x + 16, width: WIDTH - 16 };
    entry.add(this.pdf.struct('LBody', {}, () => this.write([{ text }], 10.5, body)));
    entry.end();
  }

  /** Keeps the row on one page. */
  private row(cells: readonly Cell[]): void {
    const table = this.within('Table');
    const inner = ({ x, width }: Column): Column => ({
      x: x + CELL.padding,
      width: width - 2 * CELL.padding,
    });
    const heights = cells.map(({ column, paragraphs }) =>
      paragraphs.reduce(
        (sum, runs) => sum + this.height(runs, 9.5, inner(column).width) + CELL.gap,
        2 * CELL.padding,
      ),
    );
    this.breakPage(Math.max(...heights));
    const top = this.pdf.y;
    const row = this.pdf.struct('TR');
    table.add(row);
    let bottom = top;
    for (const { role, column, paragraphs, scope } of cells) {
      const cell = this.pdf.struct(role, scope === undefined ? {} : { scope });
      row.add(cell);
      this.pdf.y = top + CELL.padding;
      for (const runs of paragraphs) {
        cell.add(this.pdf.struct('P', {}, () => this.write(runs, 9.5, inner(column))));
        this.pdf.y += CELL.gap;
      }
      cell.end();
      bottom = Math.max(bottom, this.pdf.y + CELL.padding - CELL.gap);
    }
    row.end();
    this.pdf.markContent('Artifact', { type: 'Layout' });
    for (const { column } of cells) {
      this.pdf
        .rect(column.x, top, column.width, bottom - top)
        .lineWidth(0.5)
        .stroke(LINE);
    }
    this.pdf.endMarkedContent();
    this.pdf.y = bottom;
  }

  private termRow({ header, parts, emphasis = false }: TermRow): void {
    const [left = WHOLE, right = WHOLE] = TWO;
    const paragraphs = parts.map((part) => runsOf(part, emphasis));
    this.row([
      { role: 'TH', scope: 'Row', column: left, paragraphs: [[{ text: header, bold: true }]] },
      { role: 'TD', column: right, paragraphs },
    ]);
  }

  private cells(texts: readonly string[], isHead: boolean): void {
    this.row(
      texts.map((text, index) => ({
        role: isHead || index === 0 ? 'TH' : 'TD',
        ...(isHead ? { scope: 'Column' } : index === 0 ? { scope: 'Row' } : {}),
        column: THREE[index] ?? WHOLE,
        paragraphs: [[{ text, bold: isHead }]],
      })),
    );
  }

  title(text: string, below: string): void {
    this.paragraph('H1', { text, bold: true, size: 20 }, { above: 0 });
    this.paragraph('P', { text: below, size: 9.5 }, { above: 2 });
  }

  block(block: LegalBlock): void {
    if (typeof block === 'string') this.paragraph('P', { text: block, size: 10.5 }, { above: 7 });
    else if ('heading' in block) {
      const heading = { text: block.heading, bold: true, size: 12.5 };
      this.paragraph('H2', heading, { above: 12, keep: 60 });
      this.pdf.y += 2;
    } else if ('item' in block) this.item(block.item);
    else if ('row' in block) this.termRow(block.row);
    else this.cells(block.cells, block.isHead ?? false);
  }

  /** Returns the number of pages. */
  finish(note: string): number {
    this.leave();
    this.root.end();
    const { count } = this.pdf.bufferedPageRange();
    for (let index = 0; index < count; index += 1) {
      this.pdf.switchToPage(index);
      // Below the margin, text would start a new page.
      this.pdf.page.margins.bottom = 0;
      this.pdf.markContent('Artifact', { type: 'Pagination' });
      this.pdf
        .font(FONTS.regular)
        .fontSize(8.5)
        .text(printable(`${note}  ·  Page ${index + 1} of ${count}`), MARGINS.x, PAGE.height - 48, {
          width: WIDTH,
          height: 12,
          ellipsis: true,
        });
      this.pdf.endMarkedContent();
    }
    return count;
  }
}
