import { test as base, type Page, type TestInfo } from '@playwright/test';
import { newVisitor } from '../../cli/browser/browser';
import type { SeedOptions } from '../../cli/support/plain-seed';
import { Portal } from './portal';
import { openWindow, SharedPage, SIZE, type OpenPage } from './shared-page';

export interface TransportOptions {
  readonly transport: 'http' | 'worker';
  readonly port: number;
  /** Only if the mock is on another origin, over TLS. */
  readonly mockPort: number | null;
}

interface Fixtures {
  readonly seed: SeedOptions;
  readonly openPage: OpenPage;
  readonly portal: Portal;
  /** Without checks, for pages other than the tested portal, such as a file. */
  readonly plainPage: Page;
}

/** In a failure message. */
const SHOWN_LENGTH = 3000;

/** Such a test has a separate, initially empty window. */
const isApart = ({ tags }: TestInfo): boolean => tags.includes('@apart');

/**
 * Tests share one page per worker, so scripts load once. Each opens a seed first, which resets
 * world, storage and page; a test must not leave anything else, such as a clock. A test tagged
 * @apart has its own window, host name, storage, worker and mock. Only there do animations run.
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
    const output = watch.takeConsole();
    const problems = watch.takeProblems();
    // Only the browser knows which request failed and how, also for expected messages.
    if (testInfo.errors.length > 0) {
      problems.push(...output.map((text) => `The console said: ${text}`));
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
