import { test as base, type Page, type TestInfo } from '@playwright/test';
import { newVisitor } from '../../cli/browser/browser';
import type { SeedOptions } from '../../cli/support/plain-seed';
import { Portal } from './portal';
import { openWindow, SharedPage, SIZE, type OpenPage } from './shared-page';

/** How the outside world is mounted, and where the portal is served. Set by the project. */
export interface TransportOptions {
  readonly transport: 'http' | 'worker';
  readonly port: number;
  /** Where the outside world listens, when not with the portal: another origin, over TLS. */
  readonly mockPort: number | null;
}

interface Fixtures {
  /** What to seed: the options of `portal seed`. */
  readonly seed: SeedOptions;
  readonly openPage: OpenPage;
  readonly portal: Portal;
  /** An empty page that nothing is expected of: for what is not the portal of the case, such as a file. */
  readonly plainPage: Page;
}

/** How much of the page a failure quotes, in characters. */
const SHOWN_LENGTH = 3000;

/** Whether a case has a window of its own, empty at first. */
const isApart = ({ tags }: TestInfo): boolean => tags.includes('@apart');

/**
 * The base of every browser test. It fails on an unexpected console message, on an error that the page
 * throws, and on a request that leaves the origin.
 *
 * Cases take turns in one page per worker, whose scripts are loaded and compiled once: a page of its own
 * costs a case more than two screens. What separates them is that each opens a seed before it looks,
 * which makes the world, the storage and the page anew. So a case must leave nothing in the page that
 * outlives a load and is not taken away after it: no clock, no protocol session, no device.
 * One that needs these, or a browser that has never seen the portal, is tagged @apart: it has a window, a host
 * name, and with them a storage, a worker and an outside world of its own; there, and only there, things
 * move, as for a visitor who did not ask the system for less motion. After a failure the worker,
 * and with it the page, is a new one.
 */
export const test = base.extend<Fixtures, TransportOptions & { sharedPage: SharedPage }>({
  transport: ['http', { option: true, scope: 'worker' }],
  port: [4310, { option: true, scope: 'worker' }],
  mockPort: [null, { option: true, scope: 'worker' }],
  seed: [{}, { option: true }],
  sharedPage: [
    async ({ browser, port, mockPort }, use, { workerIndex }) => {
      const name = `w-${workerIndex}.localhost`;
      const shared = new SharedPage(() =>
        openWindow(browser, name, { port, mockPort, withoutMotion: true }),
      );
      await use(shared);
      await shared.close();
    },
    { scope: 'worker' },
  ],
  openPage: async ({ browser, sharedPage, port, mockPort }, use, testInfo) => {
    if (!isApart(testInfo)) {
      await use(await sharedPage.next());
      await sharedPage.tidy();
      return;
    }
    const id = testInfo.testId.replaceAll(/[^a-z0-9]/g, '').slice(-20);
    const name = `t-${id}-${testInfo.repeatEachIndex}.localhost`;
    const own = await openWindow(browser, name, { port, mockPort });
    await use(own);
    await own.context.close();
  },
  context: async ({ openPage }, use) => use(openPage.context),
  page: async ({ openPage, viewport }, use) => {
    await openPage.page.setViewportSize(viewport ?? SIZE);
    await use(openPage.page);
  },
  portal: async ({ openPage, page, transport, seed }, use, testInfo) => {
    const { watch, origin } = openPage;
    const isNew = isApart(testInfo);
    await use(new Portal({ page, origin, transport, seed, watch, isNew }));
    const heard = watch.takeConsole();
    const problems = watch.takeProblems();
    // Which request failed, and how, is known to the browser alone, also where a case expects such messages.
    if (testInfo.errors.length > 0) {
      problems.push(...heard.map((text) => `The console said: ${text}`));
      const shown = await page.locator('body').ariaSnapshot().catch(String);
      problems.push(`${page.url()} shows:`, shown.slice(0, SHOWN_LENGTH));
    }
    if (problems.length > 0) throw new Error(problems.join('\n'));
  },
  plainPage: async ({ browser }, use) => {
    const context = await newVisitor(browser, SIZE);
    await use(await context.newPage());
    await context.close();
  },
});

export { expect } from '@playwright/test';
