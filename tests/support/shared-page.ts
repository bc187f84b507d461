import type { Browser, BrowserContext, Disposable, Page, ViewportSize } from '@playwright/test';
import { newVisitor } from '../../cli/browser/browser';
import { watchContext, type PageWatch } from '../../cli/browser/watch-page';

/** After so many cases a page is replaced: its process keeps some memory of each, and grows. */
const CASES_OF_A_PAGE = 20;

export const SIZE: ViewportSize = { width: 1280, height: 800 };

/** A browser's window with nothing in it yet, and where it finds the portal. */
export interface OpenPage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly watch: PageWatch;
  readonly origin: string;
}

/** Where the portal is served, and its outside world where that is another origin. */
interface Ports {
  readonly port: number;
  readonly mockPort: number | null;
  /** For who asked the system for less of it: nothing fades, and a tenth of all work is not done. */
  readonly withoutMotion?: boolean;
}

/** Opens an empty window of a visitor that nobody knows. */
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

/** Has what is added to a page before its own scripts noted in `scripts`. */
function noteScripts(page: Page, scripts: Disposable[]): void {
  const add = page.addInitScript.bind(page);
  page.addInitScript = async (...args) => {
    const script = await add(...args);
    scripts.push(script);
    return script;
  };
}

/** The page that the cases of a worker take turns in. */
export class SharedPage {
  readonly #open: () => Promise<OpenPage>;
  /** Of the case that has its turn: to the next one they would be part of the page. */
  readonly #scripts: Disposable[] = [];
  #current: OpenPage | null = null;
  #cases = 0;

  constructor(open: () => Promise<OpenPage>) {
    this.#open = open;
  }

  /** The page for the next case. */
  async next(): Promise<OpenPage> {
    if (this.#cases === CASES_OF_A_PAGE) await this.close();
    if (this.#current === null) {
      this.#current = await this.#open();
      noteScripts(this.#current.page, this.#scripts);
    }
    this.#cases += 1;
    return this.#current;
  }

  /** Takes away what a case put around the page; what it left inside, the next seed clears. */
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
      page.emulateMedia({ colorScheme: null, forcedColors: null }),
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
