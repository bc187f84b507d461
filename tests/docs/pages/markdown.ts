import { format } from 'oxfmt';
import settings from '../../../.oxfmtrc.json';

const escapeCell = (text: string) => text.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ');

export const code = (text: string): string => (text === '' ? '–' : `\`${text}\``);

export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(escapeCell).join(' | ')} |`;
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n');
}

export async function page(options: {
  readonly title: string;
  readonly source: string;
  readonly parts: readonly string[];
}): Promise<string> {
  const { title, source, parts } = options;
  const text = [
    `# ${title}`,
    `_Generated from ${source} by \`npm run update\`. Do not edit._`,
    ...parts,
  ].join('\n\n');
  const { printWidth, singleQuote } = settings;
  const formatted = await format('page.md', text, { printWidth, singleQuote });
  return formatted.code;
}
