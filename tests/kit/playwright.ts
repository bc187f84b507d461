import { test as base, type TestInfo } from '@playwright/test';
import { watchContext } from '../../cli/browser/watch-page';
import type { SeedOptions } from '../../cli/support/plain-seed';
import type { MockPlace } from './control';
import { Portal } from './portal';
import type { TestTime } from './portal-base';

interface KitFixtures {
  /** Options of `portal seed`. */
  readonly seed: SeedOptions;
  /** Address of the mock, if it is neither the portal's nor in its page. */
  readonly mock: MockPlace | null;
  readonly portal: Portal;
  /** Ms since the epoch; the test has no page yet. */
  readonly began: number;
}

/** Time of a test that started then; a test may change its timeout at any time. */
const timeOf = (info: TestInfo, began: number): TestTime => ({
  left: () => (info.timeout === 0 ? Infinity : began + info.timeout - Date.now()),
  extend: (milliseconds) => {
    if (info.timeout !== 0) info.setTimeout(info.timeout + milliseconds);
  },
});

/**
 * `use.baseURL` in the configuration is the portal's address. A test fails on a console message, an
 * error in the page, a request to an origin that is neither the portal's nor the mock's (unless the
 * test allows it), and a fault that was never triggered.
 */
export const test = base.extend<KitFixtures>({
  seed: [{}, { option: true }],
  mock: [null, { option: true }],
  began: [async ({}, use) => use(Date.now()), { auto: true }],
  portal: async ({ began, page, baseURL, seed, mock }, use, testInfo) => {
    if (baseURL === undefined) {
      throw new Error('Say where the portal is: use: { baseURL: "http://localhost:5173/" }');
    }
    const at = new URL(baseURL);
    if (!at.pathname.endsWith('/')) at.pathname += '/';
    const origins = [at.origin, ...(mock === null ? [] : [new URL(mock.url).origin])];
    const watch = watchContext(page.context(), ...origins);
    const time = timeOf(testInfo, began);
    const portal = new Portal({ page, base: at.href, mock, seed, watch, time });
    await portal.follow();
    await use(portal);
    const problems = await portal.problems();
    if (problems.length > 0) throw new Error(problems.join('\n'));
  },
});

export { expect } from '@playwright/test';
export { values } from './values';
export type { Portal } from './portal';
export type { SeedOptions } from '../../cli/support/plain-seed';
