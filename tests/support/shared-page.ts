import type { Browser, BrowserContext, Disposable, Page, ViewportSize } from '@playwright/test';
import { newVisitor } from '../../cli/browser/browser';
import { watchContext, type PageWatch } from '../../cli/browser/watch-page';

/** A page is replaced after this many tests: its process grows with each. */
const CASES_OF_A_PAGE = 20;

export const SIZE: ViewportSize = { width: 1280, height: 800 };

/** A new browser window, and the portal's address for it. */
export interface OpenPage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly watch: PageWatch;
  readonly origin: string;
}

/** Port of the portal, and of the mock if that is another origin. */
interface Ports {
  readonly port: number;
  readonly mockPort: number | null;
  /** Reduced motion: nothing fades, which saves a tenth of all work. */
  readonly withoutMotion?: boolean;
}

/** Opens an empty window of a new visitor. */
export async function openWindow(
  browser: Browser,
  name: string,
  { port, mockPort, withoutMotion = false }: Ports,
): Promise<OpenPage> {
  const origin = `http://${name}:${port}`;
  const others = mockPort === null ? [] : [`https://${name}:${mockPort}`];
  const context = await newVisitor(browser, SIZE, {
    ignoreHTTPSErrors: mockPort !== null,
    reducedMotion: withoutMotion ? 'reduce' : 'no-preference',
  });
  const watch = watchContext(context, origin, ...others);
  return { context, page: await context.newPage(), watch, origin };
}

/** Records the scripts that tests add to a page. */
function noteScripts(page: Page, scripts: Disposable[]): void {
  const add = page.addInitScript.bind(page);
  page.addInitScript = async (...args) => {
    const script = await add(...args);
    scripts.push(script);
    return script;
  };
}

/** The page shared by a worker's tests, one after the other. */
export class SharedPage {
  readonly #open: () => Promise<OpenPage>;
  /** Scripts of the current test, which must not affect the next one. */
  readonly #scripts: Disposable[] = [];
  #current: OpenPage | null = null;
  #cases = 0;

  constructor(open: () => Promise<OpenPage>) {
    this.#open = open;
  }

  async next(): Promise<OpenPage> {
    if (this.#cases === CASES_OF_A_PAGE) await this.close();
    if (this.#current === null) {
      this.#current = await this.#open();
      noteScripts(this.#current.page, this.#scripts);
    }
    this.#cases += 1;
    return this.#current;
  }

  /** Removes what a test added around the page; the next seed clears the rest. */
  async tidy(): Promise<void> {
    if (this.#current === null) return;
    const { context, page } = this.#current;
    if (page.isClosed()) {
      await this.close();
      return;
    }
    for (const event of ['console', 'request', 'response', 'requestfailed'] as const) {
      page.removeAllListeners(event);
    }
    const others = context.pages().filter((other) => other !== page);
    await Promise.all([
      ...this.#scripts.splice(0).map((script) => script.dispose()),
      ...others.map((other) => other.close()),
      page.unrouteAll(),
      page.emulateMedia({ media: null, colorScheme: null, forcedColors: null }),
      context.clearCookies(),
      context.clearPermissions(),
    ]);
  }

  async close(): Promise<void> {
    await this.#current?.context.close();
    this.#current = null;
    this.#scripts.length = 0;
    this.#cases = 0;
  }
}
