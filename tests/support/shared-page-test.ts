import type { Browser, BrowserContext, Page } from '@playwright/test';
import { newVisitor } from '../../cli/browser/browser';
import { watchContext, type PageWatch } from '../../cli/browser/watch-page';
import { Portal } from './portal';
import { test as base } from './test';

/** After so many cases a page is replaced: its process keeps some memory of each, and grows. */
const CASES_OF_A_PAGE = 20;

const SIZE = { width: 1280, height: 800 } as const;

interface OpenPage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly watch: PageWatch;
}

/** The page that the cases of a worker take turns in. */
class SharedPage {
  readonly #browser: Browser;
  readonly origin: string;
  /** Of the outside world, where that is another one. */
  readonly #others: readonly string[];
  #open: OpenPage | null = null;
  #cases = 0;

  constructor(browser: Browser, name: string, port: number, mockPort: number | null) {
    this.#browser = browser;
    this.origin = `http://${name}:${port}`;
    this.#others = mockPort === null ? [] : [`https://${name}:${mockPort}`];
  }

  /** The page for the next case. */
  async next(): Promise<OpenPage> {
    if (this.#open === null || this.#cases === CASES_OF_A_PAGE) {
      await this.close();
      const context = await newVisitor(this.#browser, SIZE, {
        ignoreHTTPSErrors: this.#others.length > 0,
      });
      const page = await context.newPage();
      this.#open = { context, page, watch: watchContext(context, this.origin, ...this.#others) };
      this.#cases = 0;
    }
    this.#cases += 1;
    return this.#open;
  }

  async close(): Promise<void> {
    await this.#open?.context.close();
    this.#open = null;
  }
}

interface CaseFixtures {
  readonly openPage: OpenPage;
}

/**
 * The base of the tests that need no browser of their own. They take turns in one page per worker, whose
 * scripts are loaded and compiled once; what separates them is that each opens a seed before it looks,
 * which makes the world, the storage and the page anew. A case must leave nothing in the page that
 * outlives a load: no script of `addInitScript`, no route, no permission, no clock. After a failure the
 * worker, and with it the page, is a new one.
 */
export const test = base.extend<CaseFixtures, { sharedPage: SharedPage }>({
  sharedPage: [
    async ({ browser, port, mockPort }, use, { workerIndex }) => {
      const shared = new SharedPage(browser, `w-${workerIndex}.localhost`, port, mockPort);
      await use(shared);
      await shared.close();
    },
    { scope: 'worker' },
  ],
  openPage: async ({ sharedPage }, use) => use(await sharedPage.next()),
  context: async ({ openPage }, use) => use(openPage.context),
  page: async ({ openPage, viewport }, use) => {
    const { page } = openPage;
    await page.setViewportSize(viewport ?? SIZE);
    await use(page);
    for (const event of ['console', 'request', 'response'] as const) page.removeAllListeners(event);
  },
  portal: async ({ openPage, page, sharedPage, transport, seed }, use) => {
    const { watch } = openPage;
    await use(new Portal({ page, origin: sharedPage.origin, transport, wishes: seed, watch }));
    const problems = watch.takeProblems();
    if (problems.length > 0) throw new Error(problems.join('\n'));
  },
});
