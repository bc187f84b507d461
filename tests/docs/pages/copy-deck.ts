import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const WORDS = join(import.meta.dirname, '../../words');

const FLOWS = ['home', 'item', 'cash'] as const;

const LINK = /<(?:\([^)]*\) ?)?([^<>]*?) → [^>]*>/g;
const BUTTON = /\[(?:\([^)]*\) ?)?([^\][]*)\]/g;
/** A control with its type and value, such as `[tel, fills in tel-national: ]`. */
const CONTROL =
  /\[(?:text|text area|tel|email|number|date|file|search|radio|checkbox|hidden)[^\]:]*: ?[^\]]*\]/g;
const CHOICES = /\[select: ([^\]]*)\]/g;

interface Text {
  readonly kind: string;
  readonly text: string;
}

function textsOf(line: string): readonly Text[] {
  const found: Text[] = [];
  const note = (kind: string) => (_: string, text: string) => {
    if (text.trim() !== '') found.push({ kind, text: text.trim() });
    return ` ${text} `;
  };
  const choices = (_: string, options: string) => {
    for (const text of options.split(' | '))
      found.push({ kind: 'choice', text: text.replace('*', '') });
    return '';
  };
  const plain = line.replaceAll(CHOICES, choices).replaceAll(CONTROL, '');
  const withoutButtons = plain
    .replaceAll(LINK, note('link'))
    .replaceAll(BUTTON, (all, text: string) => {
      note('button')(all, text);
      return '';
    });
  const [, level = '', rest = ''] = /^(#+|-)? ?(.*)$/.exec(withoutButtons.trim()) ?? [];
  const text = rest
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([.,)])/g, '$1')
    .trim();
  if (!/\p{L}/u.test(text) || text === '(picture:)' || found.some((one) => one.text === text))
    return found;
  const kind = level.startsWith('#') ? `heading ${String(level.length)}` : 'text';
  return [{ kind, text }, ...found];
}

const cell = (text: string): string =>
  /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Lists each text of a screen once, in reading order. */
function rowsOf(flow: string): readonly string[] {
  const screens = new Map<string, Map<string, string>>();
  let texts = new Map<string, string>();
  let screen = '';
  let status = '';
  let shown = '';
  const lines = ['screens', 'statuses'].flatMap((file) =>
    readFileSync(join(WORDS, `${flow}-${file}.txt`), 'utf8').split('\n'),
  );
  for (const line of lines) {
    const [, name] = /^===== (.*)$/.exec(line) ?? [];
    const [, pressed] = /^> (.*)$/.exec(line) ?? [];
    if (name !== undefined) {
      [screen = '', status = ''] = name.split(': ').toReversed();
      texts = screens.get(screen) ?? new Map<string, string>();
      screens.set(screen, texts);
      shown = '';
    } else if (pressed !== undefined) {
      shown = `after ${pressed.replaceAll(/[[\]]/g, '')}`;
    } else if (!(shown !== '' && line.startsWith('- ')) && !line.startsWith('→')) {
      for (const { kind, text } of textsOf(line.replace(/^\+ /, ''))) {
        const row = [flow, screen, status, shown, kind, text].map(cell).join(',');
        if (!texts.has(text)) texts.set(text, row);
      }
    }
  }
  return [...screens.values()].flatMap((rows) => Array.from(rows.values()));
}

/** For content designers and translators. Read from the approval files. */
export function copyDeck(): string {
  return `${['flow,screen,status,shown,kind,text', ...FLOWS.flatMap(rowsOf)].join('\n')}\n`;
}
