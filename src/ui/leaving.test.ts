// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveSoftly } from './leaving';

let screen: HTMLElement;
let bar: HTMLElement;

beforeEach(() => {
  screen = document.body.appendChild(document.createElement('main'));
  bar = screen.appendChild(document.createElement('div'));
  bar.textContent = 'Credit line $640';
  // What jsdom has not: everything moves.
  Object.assign(Element.prototype, { getAnimations: () => [{}] });
});

afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(Element.prototype, 'getAnimations');
  vi.unstubAllGlobals();
});

/** What is seen going once a part has gone, and what went with it. */
async function seenGoing(gone: HTMLElement): Promise<readonly string[]> {
  const leave = leaveSoftly([bar], 'sinks');
  leave();
  gone.remove();
  await Promise.resolve();
  return [...document.querySelectorAll('body > div')].map(({ textContent }) => textContent);
}

test('what goes from its screen is seen going', async () => {
  expect(await seenGoing(bar)).toEqual(['Credit line $640']);
});

test('what goes with its screen is gone as that is', async () => {
  expect(await seenGoing(screen)).toEqual([]);
});

test('nothing is seen going where no motion is wanted', async () => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(prefers-reduced-motion: reduce)',
  }));
  expect(await seenGoing(bar)).toEqual([]);
});

test('nothing is seen going where nothing went, as while developing', async () => {
  leaveSoftly([bar], 'sinks')();
  await Promise.resolve();
  expect(document.querySelectorAll('body > div')).toHaveLength(0);
});
