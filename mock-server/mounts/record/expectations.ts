import type { Line, Shown } from './step';
import { literal } from './test-lines';

/** Per step and kind; a test that states everything is unreadable. */
const MOST = { told: 2, figure: 2, text: 2 } as const;

/** The kit's timeout adapts to load, and its errors include the page's content. */
const expected = (what: 'Screen' | 'Heading' | 'Dialog' | 'Text', name: string): string =>
  `await portal.expect${what}(${literal(name)});`;

/** Each page is compared with the previous one. */
export class Expectations {
  private before: Shown | null = null;
  /** Text that reappears when a dialog closes isn't new. */
  private seen = new Set<string>();

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

  /** For another page, the heading is enough in addition to messages and figures. */
  private newLines({ lines, heading, dialog }: Shown, isOtherPage: boolean): readonly Line[] {
    if (isOtherPage) this.seen = new Set();
    if (lines === null) return [];
    const isFirst = this.seen.size === 0;
    const titles = [heading, dialog?.name];
    const fresh = lines.filter(({ text }) => !this.seen.has(text) && !titles.includes(text));
    for (const { text } of lines) this.seen.add(text);
    const kinds = isFirst ? (['told', 'figure'] as const) : (['told', 'figure', 'text'] as const);
    return kinds.flatMap((kind) => fresh.filter((line) => line.kind === kind).slice(0, MOST[kind]));
  }
}
