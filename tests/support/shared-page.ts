import type { Browser, BrowserContext, Disposable, Page, ViewportSize } from '@playwright/test';
import { newVisitor } from '../../cli/browser/browser';
import { watchContext, type PageWatch } from '../../cli/browser/watch-page';

/** A page's process grows with each test. */
const CASES_OF_A_PAGE = 20;

export const SIZE: ViewportSize = { width: 1280, height: 800 };

export interface OpenPage {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly watch: PageWatch;
  readonly origin: string;
}

interface Ports {
  readonly port: number;
  /** Null if portal and mock share an origin. */
  readonly mockPort: number | null;
  /** Nothing fades, which saves a tenth of all work. */
  readonly withoutMotion?: boolean;
}

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

/** Records the scripts and functions that tests add to a page. */
function noteAdditions(page: Page, additions: Disposable[]): void {
  const addInitScript = page.addInitScript.bind(page);
  const exposeFunction = page.exposeFunction.bind(page);
  page.addInitScript = async (...args) => {
    const script = await addInitScript(...args);
    additions.push(script);
    return script;
  };
  page.exposeFunction = async (...args) => {
    const exposed = await exposeFunction(...args);
    additions.push(exposed);
    return exposed;
  };
}

/** Shared by a worker's tests, one after the other. */
export class SharedPage {
  readonly #open: () => Promise<OpenPage>;
  /** Scripts and functions of the current test, which must not affect the next one. */
  readonly #additions: Disposable[] = [];
  #current: OpenPage | null = null;
  #cases = 0;

  constructor(open: () => Promise<OpenPage>) {
    this.#open = open;
  }

  async next(): Promise<OpenPage> {
    if (this.#cases === CASES_OF_A_PAGE) await this.close();
    if (this.#current === null) {
      this.#current = await this.#open();
      noteAdditions(this.#current.page, this.#additions);
    }
    this.#cases += 1;
    return this.#current;
  }

  /** The next seed clears the rest. */
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
      ...this.#additions.splice(0).map((addition) => addition.dispose()),
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
    this.#additions.length = 0;
    this.#cases = 0;
  }
}
