import { errors, expect, type Locator, type Page } from '@playwright/test';
import { afterWaiting, patience } from '../../cli/browser/patience';
import { makeSeed } from '../../cli/support/make-seed';
import { seedLink } from '../../cli/support/seed-link';
import type { SeedWishes } from '../../cli/support/plain-seed';
import { faultHits, neverApplied } from '../../mock-server/world/faults/remaining';
import type { Message, WorldState } from '../../mock-server/world/state';
import { linkedPath } from '../../mock-server/scenario/landing-path';
import { consentRecord } from '../../src/catalogue/consent';
import type { ScreenId } from '../../src/catalogue/screens';
import { decodeSeed, SEED_NOW, SEED_PARAMETER } from '../../mock-server/scenario/seed';
import { STORAGE_KEYS } from '../../src/catalogue/storage-keys';
import { CONTENT } from '../../src/programs/content-config';
import { MeasuredEvents } from './measured-events';
import { shiftClock } from './page-clock';
import { storeSeed } from './store-seed';
import type { PageWatch } from '../../cli/browser/watch-page';

export interface PortalOptions {
  readonly page: Page;
  readonly origin: string;
  readonly transport: 'http' | 'worker';
  readonly wishes: SeedWishes;
  readonly watch: PageWatch;
  /** Whether nobody has been in this page before: it can be opened as it is. */
  readonly isNew: boolean;
}

const ESSENTIAL_ONLY = consentRecord(
  { functional: false, performance: false },
  CONTENT.cookieVersion,
  Date.parse(SEED_NOW),
);

/** Not what came painted, and answers to nobody before its script has come. */
const ANSWERING = ':not([data-painted] *)';

/** What a page shows, in the words of a failed wait. Runs inside of it. */
function whatIsShown(): string {
  const screens = [...document.querySelectorAll('main')].map(
    ({ dataset }) => `screen ${dataset['screen'] ?? 'without a name'}`,
  );
  const headings = [...document.querySelectorAll('h1')].map(({ innerText }) => `“${innerText}”`);
  const told = [...screens, ...headings].join(', ') || document.body.innerText.slice(0, 200);
  return `${location.pathname}${location.search} shows ${told || 'nothing'}`;
}

/** Events can still be on their way when a test asks for them. */
async function untilNothingIsWrong(look: () => Promise<string | null>): Promise<string | null> {
  let seen: string | null = null;
  const poll = async (): Promise<string | null> => {
    seen = await look();
    return seen;
  };
  await expect
    .poll(poll, { timeout: patience() })
    .toBeNull()
    .catch(() => undefined);
  return seen;
}

/** What a test does to the portal from outside, the same over both transports. */
export class Portal {
  readonly #options: PortalOptions;
  #knowsConsent = false;

  /** The analytics events that the outside world received. */
  readonly events = new MeasuredEvents(
    async () => (await this.#ask('GET', 'events')) as readonly unknown[],
    untilNothingIsWrong,
  );

  constructor(options: PortalOptions) {
    this.#options = options;
  }

  get origin(): string {
    return this.#options.origin;
  }

  /**
   * Opens the link of the test's seed, changed by `wishes`, and waits for a screen; with `shows`, for
   * that instead, as where a fault lets no screen come. Over http the browser can remember more than the
   * seed brings: `stored`.
   */
  async openSeed(
    wishes: SeedWishes = {},
    { shows, stored }: { shows?: Locator; stored?: Readonly<Record<string, string>> } = {},
  ): Promise<void> {
    const seed = makeSeed({ ...this.#options.wishes, ...wishes });
    await this.openLink(seedLink(seed, this.origin), stored);
    if (shows === undefined) await this.#shown(`main[data-screen]${ANSWERING}`, 'a screen');
    else await this.#inTime(shows.toString(), (timeout) => shows.waitFor({ timeout }));
  }

  /** Opens what a seed's link leads to, wherever that is, at the origin of the test. */
  async openLink(link: string, stored: Readonly<Record<string, string>> = {}): Promise<void> {
    const { page, origin, transport } = this.#options;
    const address = new URL(link);
    this.#knowsConsent = true;
    if (transport === 'worker') {
      if (Object.keys(stored).length > 0) throw new Error('Here a seed alone is remembered.');
      await page.goto(origin + address.pathname + address.search);
      return;
    }
    const text = address.searchParams.get(SEED_PARAMETER) ?? '';
    const decoded = decodeSeed(text);
    if (!decoded.ok) throw new Error(`${link} holds no seed.`);
    await shiftClock(page.context(), Date.parse(decoded.seed.now) - Date.now());
    const seeded = await storeSeed(page.context(), text, stored);
    await page.goto(origin + linkedPath(decoded.seed, address));
    await seeded.dispose();
  }

  /**
   * Opens a path of the portal as it is. Where no seed was opened before, which only a case tagged @apart may do,
   * only essential cookies are allowed, as a seed has it; a case about the banner opens a seed with
   * `consent: 'none'`.
   */
  async open(path: string): Promise<void> {
    await this.#allowEssentialOnly();
    await this.#options.page.goto(new URL(path, this.origin).href);
  }

  async #allowEssentialOnly(): Promise<void> {
    if (this.#knowsConsent) return;
    if (!this.#options.isNew) throw new Error('Open a seed first, or tag the case @apart.');
    this.#knowsConsent = true;
    await this.#options.page.context().addInitScript(
      ([key, record]) => {
        try {
          if (localStorage.getItem(key) === null) localStorage.setItem(key, record);
        } catch {
          // A browser that refuses storage remembers no choice.
        }
      },
      [STORAGE_KEYS.consentSettings, JSON.stringify(ESSENTIAL_ONLY)] as const,
    );
  }

  /** Goes to a path inside of the page that is open, as its links do: nothing is loaded anew. */
  async go(path: string): Promise<void> {
    await this.#options.page.evaluate((target) => history.pushState(null, '', target), path);
  }

  /** The `main` of a screen. */
  screen(id: ScreenId): Locator {
    return this.#options.page.locator(`main[data-screen="${id}"]`);
  }

  /** Waits until a screen is shown. */
  async expectScreen(id: ScreenId): Promise<void> {
    await this.#shown(`main[data-screen="${id}"]${ANSWERING}`, `screen ${id}`);
  }

  /** Waits until the page shows an element, looking at each frame it draws rather than now and then. */
  async #shown(selector: string, wanted: string): Promise<void> {
    await this.#inTime(wanted, (timeout) =>
      this.#options.page.waitForFunction(
        (one) => document.querySelector(one)?.checkVisibility() === true,
        selector,
        { timeout },
      ),
    );
  }

  /** Waits for what is `wanted`; when that takes too long, says what was shown instead. */
  async #inTime(wanted: string, wait: (timeout: number) => Promise<unknown>): Promise<void> {
    const timeout = patience();
    try {
      await wait(timeout);
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
      const shown = await this.#options.page.evaluate(whatIsShown);
      throw new Error(`Wanted ${wanted}; ${afterWaiting(timeout)} ${shown}.`, { cause: error });
    }
  }

  /** Says that console messages which match are expected in this test. */
  allowConsole(pattern: RegExp): void {
    this.#options.watch.allowConsole(pattern);
  }

  /** Says that another origin is asked in this test, whose window is its own. */
  allowOrigin(origin: string): void {
    this.#options.watch.allowOrigin(origin);
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

  /** How often each fault that is played has struck so far. */
  async faultHits(): Promise<Readonly<Record<string, number>>> {
    return faultHits((await this.state()).faults);
  }

  /** Fails when a fault that is played has not struck: the test would prove nothing of it. */
  async expectFaultsStruck(): Promise<void> {
    const problem = neverApplied((await this.state()).faults);
    if (problem !== null) throw new Error(problem);
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
