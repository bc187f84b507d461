// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { aroundNavigation, blockNavigation, installLeaveGuard } from './leave-guard';

installLeaveGuard();

const ITEM = '/app/quick-appraisal/ring';

const here = (): string => window.location.pathname + window.location.search;
const go = (to: string): void =>
  aroundNavigation((next) => window.history.pushState({ to: next }, '', next), to);

/** As in browsers, the URL changes before the event. */
function pop(to: string): void {
  window.history.replaceState(null, '', to);
  window.dispatchEvent(new PopStateEvent('popstate'));
}

let release = (): void => undefined;
const ask = vi.fn<(proceed: () => void) => void>();

beforeEach(() => {
  window.history.replaceState(null, '', ITEM);
  ask.mockClear();
  release = blockNavigation(ask);
});

afterEach(() => release());

test('pages of a form count as one guarded place', () => {
  go(`${ITEM}?page=stones`);
  go(`${ITEM}?page=photos`);
  pop(`${ITEM}?page=stones`);
  expect(ask).not.toHaveBeenCalled();
  expect(here()).toBe(`${ITEM}?page=stones`);
});

test('leaving asks, and Stay keeps the page', () => {
  go(`${ITEM}?page=stones`);
  go('/app/settings');
  expect(ask).toHaveBeenCalledTimes(1);
  expect(here()).toBe(`${ITEM}?page=stones`);
  pop('/app/quick-appraisal');
  expect(ask).toHaveBeenCalledTimes(2);
  expect(here()).toBe(`${ITEM}?page=stones`);
  expect(window.history.state).toEqual({ to: `${ITEM}?page=stones` });
});

test('another query is another place, and login is never blocked', () => {
  go(`${ITEM}?edit=3&page=stones`);
  expect(ask).toHaveBeenCalledTimes(1);
  go('/login');
  expect(ask).toHaveBeenCalledTimes(1);
});
