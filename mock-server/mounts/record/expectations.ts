import type { Line, Shown } from './step';
import { literal } from './test-lines';

/** How much of what a step led to is said of each kind; a test that says all is read by nobody. */
const MOST = { told: 2, figure: 2, text: 2 } as const;

/** What the kit waits for, with a patience that follows the load, and says what was shown instead. */
const expected = (what: 'Screen' | 'Heading' | 'Dialog' | 'Text', name: string): string =>
  `await portal.expect${what}(${literal(name)});`;

/** What a test expects to be shown, each time beside what it expected before. */
export class Expectations {
  private before: Shown | null = null;
  /** The texts of this page of this screen so far: what comes back from under a dialog is not new. */
  private seen = new Set<string>();

  /** Another page is opened. */
  reset(): void {
    this.before = null;
    this.seen = new Set();
  }

  of(shown: Shown): readonly string[] {
    const { screen, heading, dialog } = shown;
    const { before } = this;
    const isOther = screen !== before?.screen;
    const isOtherPage = isOther || (heading !== null && heading !== before?.heading);
    const isOtherDialog = dialog !== null && dialog.name !== before?.dialog?.name;
    const lines = this.newLines(shown, isOtherPage);
    this.before = { ...shown, heading: heading ?? (isOther ? null : (before?.heading ?? null)) };
    return [
      ...(screen !== null && isOther ? [expected('Screen', screen)] : []),
      ...(heading !== null && isOtherPage ? [expected('Heading', heading)] : []),
      ...(isOtherDialog ? [expected('Dialog', dialog.name)] : []),
      ...lines.map(({ text }) => expected('Text', text)),
    ];
  }

  /** Messages, figures and other texts that were not there before. Of another page its heading says enough, beside messages and figures. */
  private newLines({ lines, heading, dialog }: Shown, isOtherPage: boolean): readonly Line[] {
    if (isOtherPage) this.seen = new Set();
    if (lines === null) return [];
    const isFirst = this.seen.size === 0;
    const said = [heading, dialog?.name];
    const fresh = lines.filter(({ text }) => !this.seen.has(text) && !said.includes(text));
    for (const { text } of lines) this.seen.add(text);
    const kinds = isFirst ? (['told', 'figure'] as const) : (['told', 'figure', 'text'] as const);
    return kinds.flatMap((kind) => fresh.filter((line) => line.kind === kind).slice(0, MOST[kind]));
  }
}
