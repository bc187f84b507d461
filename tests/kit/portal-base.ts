import { errors, type Locator, type Page } from '@playwright/test';
import { afterWaiting, pageTimeout } from '../../cli/browser/page-timeout';
import type { PageWatch } from '../../cli/browser/watch-page';
import {
  readSnapshot,
  SNAPSHOT_PARAMETER,
  type SnapshotPage,
  writeSnapshot,
} from '../../mock-server/apis/control/snapshot/snapshot';
import type { RecordKind } from '../../mock-server/apis/control/change/change';
import type { LedgerEntry } from '../../mock-server/world/deposit-state';
import { faultHits, neverApplied } from '../../mock-server/world/faults/remaining';
import type { Message, WorldState } from '../../mock-server/world/state';
import { LIMITS } from '../../src/catalogue/limits';
import type { ScreenId } from '../../src/catalogue/screens';
import { STORAGE_KEYS } from '../../src/catalogue/storage-keys';
import { MeasuredEvents } from '../support/measured-events';
import { shiftClock } from '../support/page-clock';
import type { Control } from './control';
import { untilNothingIsWrong } from './until-nothing-is-wrong';
import { carried, READ_PAGE, whatIsShown, withoutFolder } from './read-page';

/** Address of the portal, and the checks of its page. */
export interface Place {
  readonly page: Page;
  /** Address of the portal, with a slash at its end. */
  readonly base: string;
  readonly watch: PageWatch;
  /** Time limit of the test; default: longer than any wait. */
  readonly time?: TestTime;
}

/** Remaining time of a test. */
export interface TestTime {
  /** Milliseconds; Infinity without a limit. */
  left(): number;
  /** Extends the limit by this many milliseconds. */
  extend(milliseconds: number): void;
}

/** Time reserved for reporting a timeout, ms. */
const REPORT_MS = 2000;

/** Filling in a screen takes at most this many waits. */
const ACTIONS_AT_A_TIME = 6;

/** Timeout for collecting what was shown instead, ms: reads the page and the world. */
const TO_LOOK = 15_000;

/** Excludes prerendered content that isn't interactive yet. */
export const ANSWERING = ':not([data-prerendered] *)';

/** Methods for the portal and its mock, however they are opened. */
export abstract class PortalBase {
  readonly #place: Place;
  /** Time by which a page has noticed changes of the mock by itself, ms. */
  #nextPollBy = 0;

  readonly events = new MeasuredEvents(
    async () => (await this.ask('GET', 'events')) as readonly unknown[],
    (look) => untilNothingIsWrong(look, this.#pageTimeout()),
  );

  constructor(place: Place) {
    this.#place = place;
  }

  protected abstract control(): Promise<Pick<Control, 'ask'>>;

  /** Whether the page reads its own clock instead of the world's. */
  protected abstract hasOwnClock(): Promise<boolean>;

  /** Returns the `main` of a screen. */
  screen(id: ScreenId): Locator {
    return this.#place.page.locator(`main[data-screen="${id}"]`);
  }

  /** Waits until a screen is shown. */
  async expectScreen(id: ScreenId): Promise<void> {
    await this.shown(`main[data-screen="${id}"]${ANSWERING}`, `screen ${id}`);
  }

  /** Waits for the page to have this heading. */
  async expectHeading(text: string): Promise<void> {
    const heading = this.#place.page.getByRole('heading', { level: 1, name: text, exact: true });
    await this.seen(heading, `the heading “${text}”`);
  }

  /** Waits for an open dialog of this name. */
  async expectDialog(name: string): Promise<void> {
    const { page } = this.#place;
    const dialog = page.getByRole('dialog', { name, exact: true });
    const alert = page.getByRole('alertdialog', { name, exact: true });
    await this.seen(dialog.or(alert), `the dialog “${name}”`);
  }

  /** Waits until an element with exactly this text, or a text that matches, is visible. */
  async expectText(text: string | RegExp): Promise<void> {
    const found = this.#place.page.getByText(text, { exact: true }).filter({ visible: true });
    await this.seen(found.first(), typeof text === 'string' ? `“${text}”` : String(text));
  }

  async state(): Promise<WorldState> {
    return (await this.ask('GET', 'state')) as WorldState;
  }

  /** Returns the sent messages, oldest first. */
  async inbox(): Promise<readonly Message[]> {
    return (await this.ask('GET', 'inbox')) as readonly Message[];
  }

  /** Returns the ledger, oldest first. */
  async ledger(): Promise<readonly LedgerEntry[]> {
    return (await this.ask('GET', 'ledger')) as readonly LedgerEntry[];
  }

  /** Returns the last code that was sent. */
  async code(): Promise<string> {
    const sent = (await this.inbox()).findLast((message) => message.code !== null);
    if (sent?.code === null || sent === undefined) throw new Error('No code was sent');
    return sent.code;
  }

  /** Returns a wrong code: the last one with another first digit. */
  async wrongCode(): Promise<string> {
    const [first = '', ...rest] = await this.code();
    return [first === '9' ? '8' : '9', ...rest].join('');
  }

  /** Triggers an event of the back office, the system or a timer. */
  async event(event: string, details: Readonly<Record<string, unknown>> = {}): Promise<void> {
    await this.ask('POST', 'event', { event, ...details });
  }

  /** Within the contract: applicant, application, offer, item, deposit, message. */
  async change(change: {
    readonly kind: RecordKind;
    readonly id?: string;
    readonly set: Readonly<Record<string, unknown>>;
  }): Promise<void> {
    await this.ask('POST', 'change', change);
  }

  /** Replaces the active faults; with `keep`, unchanged ones continue counting. */
  async faults(faults: readonly string[], options: { keep?: boolean } = {}): Promise<void> {
    await this.ask('POST', 'faults', { faults, ...options });
  }

  /** Returns how often each active fault was triggered. */
  async faultHits(): Promise<Readonly<Record<string, number>>> {
    return faultHits((await this.state()).faults);
  }

  /** Waits until every active fault was triggered: otherwise the test proves nothing about it. */
  async expectFaultsStruck(): Promise<void> {
    const problem = await untilNothingIsWrong(
      async () => neverApplied((await this.state()).faults),
      this.#pageTimeout(),
    );
    if (problem !== null) throw new Error(problem);
  }

  /** Sets the clock of mock and page. */
  async clock(change: { now: string } | { advance: string | number }): Promise<void> {
    await this.ask('POST', 'clock', change);
    if (!(await this.hasOwnClock())) return;
    const { clock } = await this.state();
    await shiftClock(this.#place.page.context(), clock.base - (clock.anchor ?? Date.now()));
  }

  /** Ends the page's session, as if it had expired a second ago on the mock's clock. */
  async endSession(): Promise<void> {
    const { now } = (await this.ask('GET', 'clock')) as { readonly now: string };
    await this.#place.page.evaluate(
      ([key, expiry]) => {
        localStorage.setItem(key, expiry);
        // Browsers send this event only to other tabs.
        window.dispatchEvent(new StorageEvent('storage', { key }));
      },
      [STORAGE_KEYS.expiresAt, String(Date.parse(now) - 1000)] as const,
    );
  }

  /** Returns the current state as text, which `portal snapshot` and the admin debugger can open. */
  async snapshot(): Promise<string> {
    const { snapshot } = (await this.ask('GET', 'snapshot')) as { snapshot: string };
    const { address, local, session, ...rest } =
      await this.#place.page.evaluate<SnapshotPage>(READ_PAGE);
    const page = {
      ...rest,
      address: withoutFolder(address, this.#place.base),
      local: carried(local),
      session: carried(session),
    };
    return writeSnapshot({ ...(await readSnapshot(snapshot)), page }, true);
  }

  /** Returns the link that opens the current state. */
  async link(): Promise<string> {
    return `${this.#place.base}?${SNAPSHOT_PARAMETER}#${await this.snapshot()}`;
  }

  /** Allows console messages that match. */
  allowConsole(pattern: RegExp): void {
    this.#place.watch.allowConsole(pattern);
  }

  /** Allows requests to another origin. */
  allowOrigin(origin: string): void {
    this.#place.watch.allowOrigin(origin);
  }

  protected async ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> {
    if (method === 'POST') this.#nextPollBy = Date.now() + LIMITS.poll.sec * 1000;
    return (await this.control()).ask(method, path, body);
  }

  /** Waits until the page shows an element, checking every frame instead of polling. */
  protected async shown(selector: string, wanted: string): Promise<void> {
    await this.inTime(wanted, (timeout) =>
      this.#place.page.waitForFunction(
        (one) => document.querySelector(one)?.checkVisibility() === true,
        selector,
        { timeout },
      ),
    );
  }

  /** Waits until something is visible. */
  protected async seen(what: Locator, wanted: string = what.toString()): Promise<void> {
    await this.inTime(wanted, (timeout) => what.waitFor({ timeout }));
  }

  /** Waits for a screen, or for `shows`. */
  protected async opened(shows: Locator | undefined): Promise<void> {
    if (shows === undefined) await this.shown(`main[data-screen]${ANSWERING}`, 'a screen');
    else await this.seen(shows);
  }

  /** Short enough to report before the test itself times out. */
  #pageTimeout(times = 1): number {
    const { time } = this.#place;
    const left = (time?.left() ?? Infinity) - REPORT_MS;
    const untilNextPoll = Math.max(0, this.#nextPollBy - Date.now());
    return Math.max(1, Math.min(times * pageTimeout() + untilNextPoll, left));
  }

  /**
   * After a timeout the error says what was expected, what was shown and how to open it, even if
   * the test's configuration sets no limit for actions.
   */
  protected async act(wanted: string, work: () => Promise<unknown>): Promise<void> {
    await this.inTime(
      wanted,
      async (timeout) => {
        let timer: NodeJS.Timeout | undefined;
        const tooLate = new Promise<never>((_, reject) => {
          const fail = () => reject(new errors.TimeoutError(`Not done after ${timeout} ms`));
          timer = setTimeout(fail, timeout);
        });
        await Promise.race([work(), tooLate]).finally(() => clearTimeout(timer));
      },
      ACTIONS_AT_A_TIME,
    );
  }

  /** After a timeout, reports what was shown instead and how to open it. */
  protected async inTime(
    wanted: string,
    wait: (timeout: number) => Promise<unknown>,
    times = 1,
  ): Promise<void> {
    const { page, time } = this.#place;
    const timeout = this.#pageTimeout(times);
    try {
      await wait(timeout);
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
      time?.extend(TO_LOOK);
      const shown = await page.evaluate(whatIsShown);
      const link = await this.link().catch(() => page.url());
      throw new Error(`Wanted ${wanted}; ${afterWaiting(timeout)} ${shown}.\nLook at it: ${link}`, {
        cause: error,
      });
    }
  }
}
