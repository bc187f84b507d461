import { errors, type Locator, type Page } from '@playwright/test';
import { afterWaiting, patience } from '../../cli/browser/patience';
import type { PageWatch } from '../../cli/browser/watch-page';
import { makeSeed } from '../../cli/support/make-seed';
import type { SeedWishes } from '../../cli/support/plain-seed';
import { seedLink } from '../../cli/support/seed-link';
import {
  readSnapshot,
  SNAPSHOT_PARAMETER,
  snapshotIn,
  writeSnapshot,
} from '../../mock-server/apis/control/snapshot/snapshot';
import { linkedPath } from '../../mock-server/scenario/landing-path';
import { encodeSeed } from '../../mock-server/scenario/seed';
import { faultHits, neverApplied } from '../../mock-server/world/faults/remaining';
import type { LedgerEntry } from '../../mock-server/world/deposit-state';
import type { Message, WorldState } from '../../mock-server/world/state';
import type { Flow } from '../../src/catalogue/flows';
import { programDefinition } from '../../src/catalogue/programs';
import type { ScreenId } from '../../src/catalogue/screens';
import { askForCode, enterCode } from '../flows/steps';
import { MeasuredEvents } from '../support/measured-events';
import { shiftClock } from '../support/page-clock';
import { carried, readPage, whatIsShown } from './read-page';
import { findControl, type Control, type MockPlace } from './control';
import { fillScreen, walk } from './walks';

/** Not what came painted, and answers to nobody before its script has come. */
const ANSWERING = ':not([data-painted] *)';

export interface PortalOptions {
  readonly page: Page;
  /** Where the portal is served, with a slash at its end. */
  readonly base: string;
  readonly mock: MockPlace | null;
  readonly wishes: SeedWishes;
  readonly watch: PageWatch;
}

/** What a browser is told to store. */
interface Planted {
  readonly local: Readonly<Record<string, string>>;
  readonly session?: Readonly<Record<string, string>>;
}

/** What a test does to the portal and to its outside world, wherever that is. */
export class Portal {
  readonly #options: PortalOptions;
  #control: Promise<Control> | null = null;
  #idleFaultsAllowed = false;
  #isOpen = false;

  /** The analytics events that the outside world received. */
  readonly events = new MeasuredEvents(
    async () => (await this.#ask('GET', 'events')) as readonly unknown[],
  );

  constructor(options: PortalOptions) {
    this.#options = options;
  }

  /**
   * Opens the test's seed, changed by `wishes`, and waits for a screen; with `shows`, for that instead, as
   * where a fault lets no screen come.
   */
  async openSeed(wishes: SeedWishes = {}, { shows }: { shows?: Locator } = {}): Promise<void> {
    const { page, base } = this.#options;
    const seed = makeSeed({ ...this.#options.wishes, ...wishes });
    const control = await this.#found();
    this.#isOpen = true;
    if (control.kind === 'page') {
      await page.goto(seedLink(seed, base));
    } else {
      const now = Date.parse(seed.now);
      await shiftClock(page.context(), now - Date.now());
      const body = { seed: encodeSeed(seed), machineNow: now };
      const planted = (await control.ask('POST', 'plant', body)) as { storage: Planted['local'] };
      await this.#plant({ local: planted.storage }, linkedPath(seed, new URL('/', base)));
    }
    if (shows === undefined) await this.#shown(`main[data-screen]${ANSWERING}`, 'a screen');
    else await this.#inTime(shows.toString(), (timeout) => shows.waitFor({ timeout }));
  }

  /** Opens a state that was kept: the text of a snapshot, or its link. */
  async openSnapshot(given: string): Promise<void> {
    const { page, base } = this.#options;
    const text = snapshotIn(given.trim());
    const { now } = await readSnapshot(text);
    const control = await this.#found();
    this.#isOpen = true;
    if (control.kind === 'page') {
      await page.goto(`${base}?${SNAPSHOT_PARAMETER}#${text}`);
    } else {
      await shiftClock(page.context(), now - Date.now());
      const opened = (await control.ask('POST', 'snapshot', { snapshot: text })) as Planted & {
        readonly address: string;
      };
      await this.#plant(opened, opened.address);
    }
    await this.#shown(`main[data-screen]${ANSWERING}`, 'a screen');
  }

  /** What is shown now, to keep: open it again with `openSnapshot`, the panel, or `portal snapshot open`. */
  async snapshot(): Promise<string> {
    const { snapshot } = (await this.#ask('GET', 'snapshot')) as { snapshot: string };
    const { address, local, session } = await this.#options.page.evaluate(readPage);
    const page = {
      address,
      local: carried(local),
      session: carried(session),
      fields: [],
      scroll: 0,
    };
    return writeSnapshot({ ...(await readSnapshot(snapshot)), page }, true);
  }

  /** The link that shows what is shown now. */
  async link(): Promise<string> {
    return `${this.#options.base}?${SNAPSHOT_PARAMETER}#${await this.snapshot()}`;
  }

  /** The `main` of a screen. */
  screen(id: ScreenId): Locator {
    return this.#options.page.locator(`main[data-screen="${id}"]`);
  }

  /** Waits until a screen is shown. */
  async expectScreen(id: ScreenId): Promise<void> {
    await this.#shown(`main[data-screen="${id}"]${ANSWERING}`, `screen ${id}`);
  }

  /** Signs in where that is asked for, with the code that is sent; without `to` as who was seeded. */
  async signIn(to?: { phone: string } | { email: string }): Promise<void> {
    const { page } = this.#options;
    const recipient = to ?? { email: await this.#ownEmail() };
    await askForCode(page, recipient);
    const code = (await this.inbox()).findLast((message) => message.code !== null)?.code;
    if (code === null || code === undefined) throw new Error('No code was sent');
    await enterCode(page, code);
    await this.#shown('main[data-screen]:not([data-screen^="login"])', 'a screen after signing in');
  }

  async #ownEmail(): Promise<string> {
    const email = (await this.state()).users[0]?.email;
    if (email === null || email === undefined) throw new Error('Nobody with an e-mail is seeded');
    return email;
  }

  /** Types into a screen what it asks for, without sending it. */
  async fill(screen: ScreenId): Promise<void> {
    await fillScreen(await this.#flow(), screen, { page: this.#options.page, portal: this });
  }

  /** Walks a flow from its beginning until a screen is shown: signs in, types, pays, signs, lets the back office act. */
  async complete(flow: Flow, until: ScreenId, wishes: SeedWishes = {}): Promise<void> {
    await walk(flow, until, { page: this.#options.page, portal: this, wishes });
  }

  async #flow(): Promise<Flow> {
    const { applications, seed } = await this.state();
    return programDefinition(applications.at(-1)?.program ?? seed.program).flow;
  }

  /** The whole state of the outside world. */
  async state(): Promise<WorldState> {
    return (await this.#ask('GET', 'state')) as WorldState;
  }

  /** The messages that were sent, oldest first. */
  async inbox(): Promise<readonly Message[]> {
    return (await this.#ask('GET', 'inbox')) as readonly Message[];
  }

  /** Every movement of money, oldest first. */
  async ledger(): Promise<readonly LedgerEntry[]> {
    return (await this.#ask('GET', 'ledger')) as readonly LedgerEntry[];
  }

  /** Lets the back office, the system or a timer act. */
  async event(event: string, details: Readonly<Record<string, unknown>> = {}): Promise<void> {
    await this.#ask('POST', 'event', { event, ...details });
  }

  /** Plays these faults instead of the ones before. */
  async faults(faults: readonly string[]): Promise<void> {
    await this.#ask('POST', 'faults', { faults });
  }

  /** How often each fault that is played has struck so far. */
  async faultHits(): Promise<Readonly<Record<string, number>>> {
    return faultHits((await this.state()).faults);
  }

  /** Fails when a fault that is played has not struck, which the end of each test does by itself. */
  async expectFaultsStruck(): Promise<void> {
    const problem = neverApplied((await this.state()).faults);
    if (problem !== null) throw new Error(problem);
  }

  /** Says that a fault of this test may strike nothing. */
  allowIdleFaults(): void {
    this.#idleFaultsAllowed = true;
  }

  /** Says that console messages which match are expected in this test. */
  allowConsole(pattern: RegExp): void {
    this.#options.watch.allowConsole(pattern);
  }

  /** Says that another origin may be asked in this test. */
  allowOrigin(origin: string): void {
    this.#options.watch.allowOrigin(origin);
  }

  /** Sets the clock of the outside world and of the page. */
  async clock(change: { now: string } | { advance: string | number }): Promise<void> {
    await this.#ask('POST', 'clock', change);
    if ((await this.#found()).kind === 'page') return;
    const { clock } = await this.state();
    await shiftClock(this.#options.page.context(), clock.base - (clock.anchor ?? Date.now()));
  }

  /** What a test must not leave behind unnoticed. Asked at its end. */
  async problems(): Promise<readonly string[]> {
    const seen = this.#options.watch.takeProblems();
    if (this.#idleFaultsAllowed || !this.#isOpen || this.#options.page.isClosed()) return seen;
    const idle = neverApplied((await this.state()).faults);
    return idle === null ? seen : [...seen, `${idle} If it may: portal.allowIdleFaults()`];
  }

  /** Opens a path of the portal in a browser that has stored just this. */
  async #plant({ local, session = {} }: Planted, path: string): Promise<void> {
    const { page, base } = this.#options;
    const script = await page.context().addInitScript(
      ([kept, kinds]) => {
        if (window.top !== window || !location.href.startsWith(kept)) return;
        localStorage.clear();
        sessionStorage.clear();
        for (const [key, value] of Object.entries(kinds.local)) localStorage.setItem(key, value);
        for (const [key, value] of Object.entries(kinds.session))
          sessionStorage.setItem(key, value);
      },
      [base, { local, session }] as const,
    );
    await page.goto(new URL(path.replace(/^\//, ''), base).href);
    await script.dispose();
  }

  #found(): Promise<Control> {
    const { page, base, mock } = this.#options;
    this.#control ??= findControl(page, base, mock);
    return this.#control;
  }

  async #ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> {
    return (await this.#found()).ask(method, path, body);
  }

  async #shown(selector: string, wanted: string): Promise<void> {
    await this.#inTime(wanted, (timeout) =>
      this.#options.page.locator(selector).first().waitFor({ timeout }),
    );
  }

  /** Waits for what is `wanted`; when that takes too long, says what was shown instead, and where to look at it. */
  async #inTime(wanted: string, wait: (timeout: number) => Promise<unknown>): Promise<void> {
    const timeout = patience();
    try {
      await wait(timeout);
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
      const shown = await this.#options.page.evaluate(whatIsShown);
      const link = await this.link().catch(() => this.#options.page.url());
      throw new Error(`Wanted ${wanted}; ${afterWaiting(timeout)} ${shown}.\nLook at it: ${link}`, {
        cause: error,
      });
    }
  }
}
