import type { Page } from '@playwright/test';
import { newVisitor } from '../../cli/browser/browser';
import { watchContext, type PageWatch } from '../../cli/browser/watch-page';
import { Portal } from './portal';
import { test as base } from './test';

interface OpenPage {
  readonly page: Page;
  readonly origin: string;
  readonly watch: PageWatch;
}

/**
 * The base of the tests that only look at many screens one after the other. They take turns in one page
 * per worker, whose scripts are loaded and compiled once; what separates them is that each opens a seed
 * before it looks, which makes the world, the storage and the page anew. After a failure the worker, and
 * with it the page, is a new one.
 */
export const test = base.extend<object, { openPage: OpenPage }>({
  openPage: [
    async ({ browser, port }, use, { workerIndex }) => {
      const origin = `http://w-${workerIndex}.localhost:${port}`;
      const context = await newVisitor(browser, { width: 1280, height: 800 });
      const page = await context.newPage();
      await use({ page, origin, watch: watchContext(context, origin) });
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ openPage }, use) => {
    await use(openPage.page);
  },
  portal: async ({ openPage, transport, seed }, use) => {
    await use(new Portal({ ...openPage, transport, wishes: seed }));
    const problems = openPage.watch.takeProblems();
    if (problems.length > 0) throw new Error(problems.join('\n'));
  },
});
