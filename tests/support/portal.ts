import type { Locator, Page } from '@playwright/test';
import { makeSeed, seedLink, type SeedWishes } from '../../cli/support/make-seed';
import type { Message, WorldState } from '../../mock-server/core/state';
import type { ScreenId } from '../../src/catalogue/screens';
import { shiftClock } from './page-clock';
import type { PageWatch } from '../../cli/browser/watch-page';

/** How long a screen may take, ms. */
const PATIENCE = 15_000;

export interface PortalOptions {
  readonly page: Page;
  readonly origin: string;
  readonly transport: 'http' | 'worker';
  readonly wishes: SeedWishes;
  readonly watch: PageWatch;
}

/** What a test does to the portal from outside, the same over both transports. */
export class Portal {
  readonly #options: PortalOptions;

  constructor(options: PortalOptions) {
    this.#options = options;
  }

  get origin(): string {
    return this.#options.origin;
  }

  /** Opens the link of the test's seed, changed by `wishes`, and waits for a screen. */
  async openSeed(wishes: SeedWishes = {}): Promise<void> {
    const { page, origin, transport } = this.#options;
    const seed = makeSeed({ ...this.#options.wishes, ...wishes });
    if (transport === 'http') {
      await shiftClock(page.context(), Date.parse(seed.now) - Date.now());
    }
    await page.goto(seedLink(seed, origin));
    await this.#shown('main[data-screen]');
  }

  /** Opens a path of the portal as it is. */
  async open(path: string): Promise<void> {
    await this.#options.page.goto(new URL(path, this.origin).href);
  }

  /** The `main` of a screen. */
  screen(id: ScreenId): Locator {
    return this.#options.page.locator(`main[data-screen="${id}"]`);
  }

  /** Waits until a screen is shown. */
  async expectScreen(id: ScreenId): Promise<void> {
    await this.#shown(`main[data-screen="${id}"]`);
  }

  /** Waits until the page shows an element, looking at each frame it draws rather than now and then. */
  async #shown(selector: string): Promise<void> {
    await this.#options.page.waitForFunction(
      (wanted) => document.querySelector(wanted)?.checkVisibility() === true,
      selector,
      { timeout: PATIENCE },
    );
  }

  /** Says that console messages which match are expected in this test. */
  allowConsole(pattern: RegExp): void {
    this.#options.watch.allowConsole(pattern);
  }

  /** The whole state of the outside world. */
  async state(): Promise<WorldState> {
    return (await this.#ask('GET', 'state')) as WorldState;
  }

  /** The messages that were sent, oldest first. */
  async inbox(): Promise<readonly Message[]> {
    return (await this.state()).inbox;
  }

  /** Makes something happen in the back office. */
  async event(event: string, details: Readonly<Record<string, unknown>> = {}): Promise<void> {
    await this.#ask('POST', 'event', { event, ...details });
  }

  /** Sets the faults that are played. */
  async faults(faults: readonly string[]): Promise<void> {
    await this.#ask('POST', 'faults', { faults });
  }

  /** Sets the clock of the outside world and of the page. */
  async clock(change: { now: string } | { advance: string | number }): Promise<void> {
    const { page, transport } = this.#options;
    await this.#ask('POST', 'clock', change);
    if (transport !== 'http') return;
    const { clock } = await this.state();
    await shiftClock(page.context(), clock.base - (clock.anchor ?? Date.now()));
  }

  async #ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> {
    return this.#options.page.evaluate(
      async ([verb, address, text]) => {
        const response = await fetch(address, {
          method: verb,
          ...(text === null ? {} : { body: text, headers: { 'content-type': 'application/json' } }),
        });
        const answer = await response.text();
        if (!response.ok) throw new Error(`${verb} ${address}: ${response.status} ${answer}`);
        return answer === '' ? null : (JSON.parse(answer) as unknown);
      },
      [method, `/__mock/${path}`, body === undefined ? null : JSON.stringify(body)] as const,
    );
  }
}
