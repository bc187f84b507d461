import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { decodeSeed, encodeSeed } from '../../mock-server/scenario/seed';
import { beginning } from './beginnings';
import { chooseAction, readCandidates } from './choose-action';
import { Dice } from './dice';
import { Findings } from './findings';
import { testOf } from './found-test';
import { lookAt } from './look';
import { shorten } from './shorten';
import type { Action, Found } from './walk';

test('the same random seed repeats the walks, another one differs', () => {
  const seeds = (text: string) =>
    Array.from({ length: 200 }, (_, index) =>
      encodeSeed(beginning(new Dice(`${text}/${String(index)}`), true)),
    );
  const first = seeds('1');
  expect(seeds('1')).toEqual(first);
  expect(seeds('2')).not.toEqual(first);
  expect(new Set(first).size).toBe(200);
  for (const seed of first) expect(decodeSeed(seed).ok, seed).toBe(true);
});

test('starting states have faults only if requested', () => {
  const faults = (withFaults: boolean) =>
    Array.from(
      { length: 50 },
      (_, index) => beginning(new Dice(`x${String(index)}`), withFaults).faults.length,
    );
  expect(Math.max(...faults(false))).toBe(0);
  expect(Math.min(...faults(true))).toBeGreaterThan(0);
});

test('interactive elements are read by role and name, with an index for equal names', () => {
  const snapshot = `- banner:
  - link "Home":
    - /url: /
- main:
  - heading "Tell us about you" [level=1]
  - textbox "First name": Dana
  - radio "Yes" [checked]
  - 'button "Remove: ring"'
  - button "Remove"
  - button "Remove" [disabled]
  - button "Say \\"yes\\""
  - text: button "no button"`;
  expect(readCandidates(snapshot, false).map(({ role, name, nth }) => [role, name, nth])).toEqual([
    ['link', 'Home', 0],
    ['textbox', 'First name', 0],
    ['radio', 'Yes', 0],
    ['button', 'Remove: ring', 0],
    ['button', 'Remove', 0],
    ['button', 'Say "yes"', 0],
  ]);
});

test('a page that is too busy ends one step, not the run', async () => {
  const ariaSnapshot = () => Promise.reject(new Error('Timeout 30000ms exceeded.'));
  const frame = { locator: () => ({ ariaSnapshot }), url: () => '' };
  const page = { mainFrame: () => frame, frames: () => [frame] } as unknown as Page;
  const chosen = Array.from({ length: 20 }, (_, index) => chooseAction(page, new Dice(`${index}`)));
  expect((await Promise.all(chosen)).map((action) => action.do)).toContain('reload');
});

test('a finding is printed as a test', () => {
  const seed = beginning(new Dice('1'), false);
  const where = { nth: 0, inFrame: false } as const;
  const pasted = testOf({
    walk: 3,
    seed,
    after: 9,
    finding: { kind: 'page error', text: 'The page threw: Error: no\n  at line 1' },
    actions: [
      { do: 'fill', role: 'textbox', name: 'Owner’s name', value: "O'Neill", ...where },
      { do: 'click', role: 'button', name: 'Continue', ...where, nth: 1 },
      { do: 'back' },
      { do: 'translate' },
    ],
  });
  expect(pasted).toContain('// page error: The page threw: Error: no\n');
  expect(pasted).toContain(
    "getByRole('textbox', { name: 'Owner’s name', exact: true }).fill('O\\'Neill');",
  );
  expect(pasted).toContain("{ name: 'Continue', exact: true }).nth(1).click();");
  expect(pasted).toContain('await page.goBack();');
  expect(pasted).toMatch(/await page\.evaluate\(function translatePage\(\) \{[^]*replaceWith/);
  expect(pasted).toContain(`?seed=${encodeSeed(seed)}`);
});

test('a navigation during the check is no finding: the next page is checked', async () => {
  const whole = { screens: ['login'], headings: ['Log in'], text: 'Log in', whole: true };
  const nothing = { screens: [], headings: [], text: '', whole: false };
  const left = () => Promise.reject(new Error('Execution context was destroyed'));
  const answers = [left, () => Promise.resolve(whole)];
  const page = {
    waitForFunction: () => Promise.resolve({ jsonValue: answers.shift() }),
    evaluate: () => Promise.resolve(nothing),
    isClosed: () => false,
    url: () => 'http://localhost/idp/v2/logout',
  } as unknown as Page;
  expect(await lookAt(page)).toBeNull();
});

const key = (name: string): Action => ({ do: 'press', key: name });
const WAY = ['1', '2', '3', '4', '5', '6', '7', '8'].map(key);

test('the steps are minimized, within the time limit', async () => {
  const needs = [key('3'), key('6')];
  const tried: number[] = [];
  const leadsTo = (actions: readonly Action[]): Promise<boolean> => {
    tried.push(actions.length);
    const left = actions.map((action) => JSON.stringify(action));
    return Promise.resolve(needs.every((action) => left.includes(JSON.stringify(action))));
  };
  expect(await shorten(WAY, leadsTo, () => false)).toEqual(needs);
  tried.length = 0;
  expect(await shorten(WAY, leadsTo, () => true)).toEqual(WAY);
  expect(tried).toEqual([]);
  const whenHalf = () => tried.length >= 4;
  const shorter = await shorten(WAY, leadsTo, whenHalf);
  expect(tried).toHaveLength(4);
  expect(shorter.length).toBeLessThan(WAY.length);
});

test('a finding is reported once, minimized or, if stopped, with all steps', () => {
  const finding = { kind: 'blank page', text: 'nothing' } as const;
  const one = (walk: number): Found => {
    const seed = beginning(new Dice('1'), false);
    return { walk, seed, actions: WAY, finding, after: WAY.length };
  };
  const calls: [number, number][] = [];
  const findings = new Findings(({ walk, actions }) => calls.push([walk, actions.length]));
  findings.ended(null);
  findings.found(one(2));
  findings.found(one(1));
  expect(calls).toEqual([]);
  findings.ended({ ...one(2), actions: [] });
  expect(calls).toEqual([[2, 0]]);
  findings.stop();
  findings.stop();
  expect(calls).toEqual([
    [2, 0],
    [1, 8],
  ]);
  expect(findings.walks).toBe(3);
  expect(findings.all.map(({ walk }) => walk)).toEqual([1, 2]);
});
