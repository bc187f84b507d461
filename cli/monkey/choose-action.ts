import type { Frame, Page } from 'playwright';
import type { Dice } from './dice';
import type { Action } from './walk';

/** From the accessibility tree. */
interface Candidate {
  readonly role: string;
  readonly name: string;
  readonly nth: number;
  readonly inFrame: boolean;
}

const LINE =
  /^\s*- (?:'|")?(button|link|textbox|spinbutton|searchbox|checkbox|radio|switch|combobox|menuitem|option|tab) "((?:[^"\\]|\\.)*)"([^:]*)/;

/** `snapshot`: Playwright's `ariaSnapshot`. */
export function readCandidates(snapshot: string, inFrame: boolean): readonly Candidate[] {
  const seen = new Map<string, number>();
  return snapshot.split('\n').flatMap((line) => {
    const [, role, quotedName, flags = ''] = LINE.exec(line) ?? [];
    if (role === undefined || quotedName === undefined) return [];
    const name = quotedName.replaceAll(/\\(.)/g, '$1');
    const key = `${role} ${name}`;
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    return flags.includes('[disabled]') ? [] : [{ role, name, nth, inFrame }];
  });
}

const TEXTS: readonly string[] = [
  'Dana',
  'Østergård-O’Neill',
  '1980-01-02',
  '12/31',
  '02/30/1999',
  '0',
  '-1',
  '1e9',
  '45000',
  '1,234,567.89',
  'applicant@example.com',
  '(555) 010-0123',
  '12345',
  '123456',
  '078-05-1120',
  '4242424242424242',
  '<b>bold</b>',
  '   ',
  'x'.repeat(300),
  '',
];

const KEYS: readonly string[] = [
  'Tab',
  'Shift+Tab',
  'Enter',
  'Space',
  'Escape',
  'ArrowDown',
  'End',
];

/** They leave the portal, or open another program. */
const LEAVES = /opens in a new tab|^call |@|\d{3}-\d{4}$|download|print/i;

/**
 * Empty if the page navigates, or the machine is too busy: then the page is reloaded, so that not
 * all walks end.
 */
async function candidatesIn(frame: Frame, inFrame: boolean): Promise<readonly Candidate[]> {
  const snapshot = await frame
    .locator('body')
    .ariaSnapshot()
    .catch(() => '');
  return readCandidates(snapshot, inFrame);
}

/** In page order. */
async function candidates(page: Page): Promise<readonly Candidate[]> {
  const inner = page
    .frames()
    .find((frame) => frame !== page.mainFrame() && frame.url().includes('/app/frame/'));
  const own = await candidatesIn(page.mainFrame(), false);
  const framed = inner === undefined ? [] : await candidatesIn(inner, true);
  return [...own, ...framed].filter(({ role, name }) => role !== 'link' || !LEAVES.test(name));
}

async function optionsOf(page: Page, { name, nth }: Candidate): Promise<readonly string[]> {
  return page
    .getByRole('combobox', { name, exact: true })
    .nth(nth)
    .locator('option')
    .allTextContents();
}

async function use(page: Page, candidate: Candidate, dice: Dice): Promise<Action> {
  switch (candidate.role) {
    case 'textbox':
    case 'spinbutton':
    case 'searchbox':
      return { do: 'fill', ...candidate, value: dice.one(TEXTS) };
    case 'checkbox':
    case 'radio':
    case 'switch':
      return { do: 'check', ...candidate };
    case 'combobox': {
      const options = candidate.inFrame ? [] : await optionsOf(page, candidate);
      if (options.length > 0) return { do: 'select', ...candidate, value: dice.one(options) };
      return { do: 'fill', ...candidate, value: dice.one(TEXTS) };
    }
    default:
      return { do: 'click', ...candidate };
  }
}

export async function chooseAction(page: Page, dice: Dice): Promise<Action> {
  if (dice.chance(0.04)) return { do: 'reload' };
  if (dice.chance(0.06)) return { do: 'back' };
  if (dice.chance(0.02)) return { do: 'forward' };
  if (dice.chance(0.04)) return { do: 'translate' };
  if (dice.chance(0.08)) return { do: 'press', key: dice.one(KEYS) };
  const all = await candidates(page);
  // Header and footer are on every page: prefer the content in between.
  const rest = all.slice(2, -4);
  const pool = rest.length > 0 && dice.chance(0.8) ? rest : all;
  if (pool.length === 0) return { do: 'reload' };
  return use(page, dice.one(pool), dice);
}
