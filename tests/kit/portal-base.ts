import { errors, type Locator, type Page } from '@playwright/test';
import { afterWaiting, patience } from '../../cli/browser/patience';
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

/** Where a portal is, and what it is watched for. */
export interface Place {
  readonly page: Page;
  /** Where the portal is served, with a slash at its end. */
  readonly base: string;
  readonly watch: PageWatch;
  /** What the test may take; where nothing is said, it is given more than any wait. */
  readonly time?: TestTime;
}

/** How long a test may still take. */
export interface TestTime {
  /** Milliseconds; Infinity where nothing bounds it. */
  left(): number;
  /** Gives it so many milliseconds more. */
  extend(milliseconds: number): void;
}

/** What a wait in vain leaves of the test's time to say so, ms. */
const TO_SAY_SO = 2000;

/** Filling in a screen takes as long as this many waits at most. */
const ACTIONS_AT_A_TIME = 6;

/** What finding out may take that was shown instead, ms: it reads the page and the whole world. */
const TO_LOOK = 15_000;

/** Not what came painted, and answers to nobody before its script has come. */
export const ANSWERING = ':not([data-prerendered] *)';

/** What a test asks and tells the portal and its outside world, wherever that is; how it is opened differs. */
export abstract class PortalBase {
  readonly #place: Place;
  /** By then a page knows by itself what was done to the outside world, ms. */
  #asksAgainBy = 0;

  /** The analytics events that the outside world received. */
  readonly events = new MeasuredEvents(
    async () => (await this.ask('GET', 'events')) as readonly unknown[],
    (look) => untilNothingIsWrong(look, this.#patience()),
  );

  constructor(place: Place) {
    this.#place = place;
  }

  /** How the outside world is asked. */
  protected abstract control(): Promise<Pick<Control, 'ask'>>;

  /** Whether the page reads a clock of its own, and not the world's. */
  protected abstract hasOwnClock(): Promise<boolean>;

  /** The `main` of a screen. */
  screen(id: ScreenId): Locator {
    return this.#place.page.locator(`main[data-screen="${id}"]`);
  }

  /** Waits until a screen is shown. */
  async expectScreen(id: ScreenId): Promise<void> {
    await this.shown(`main[data-screen="${id}"]${ANSWERING}`, `screen ${id}`);
  }

  /** Waits until this is the heading of the page. */
  async expectHeading(text: string): Promise<void> {
    const heading = this.#place.page.getByRole('heading', { level: 1, name: text, exact: true });
    await this.seen(heading, `the heading “${text}”`);
  }

  /** Waits until a dialog of this name is open. */
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

  /** The whole state of the outside world. */
  async state(): Promise<WorldState> {
    return (await this.ask('GET', 'state')) as WorldState;
  }

  /** The messages that were sent, oldest first. */
  async inbox(): Promise<readonly Message[]> {
    return (await this.ask('GET', 'inbox')) as readonly Message[];
  }

  /** Every movement of money, oldest first. */
  async ledger(): Promise<readonly LedgerEntry[]> {
    return (await this.ask('GET', 'ledger')) as readonly LedgerEntry[];
  }

  /** The last code that was sent. */
  async code(): Promise<string> {
    const sent = (await this.inbox()).findLast((message) => message.code !== null);
    if (sent?.code === null || sent === undefined) throw new Error('No code was sent');
    return sent.code;
  }

  /** A code that is none: the last one that was sent, with another beginning. */
  async wrongCode(): Promise<string> {
    const [first = '', ...rest] = await this.code();
    return [first === '9' ? '8' : '9', ...rest].join('');
  }

  /** Lets the back office, the system or a timer act. */
  async event(event: string, details: Readonly<Record<string, unknown>> = {}): Promise<void> {
    await this.ask('POST', 'event', { event, ...details });
  }

  /** Changes a record of the outside world within the contract: applicant, application, offer, item, deposit, message. */
  async change(change: {
    readonly kind: RecordKind;
    readonly id?: string;
    readonly set: Readonly<Record<string, unknown>>;
  }): Promise<void> {
    await this.ask('POST', 'change', change);
  }

  /** Plays these faults instead of the ones before; with `keep` those that stay go on counting. */
  async faults(faults: readonly string[], options: { keep?: boolean } = {}): Promise<void> {
    await this.ask('POST', 'faults', { faults, ...options });
  }

  /** How often each fault that is played has struck so far. */
  async faultHits(): Promise<Readonly<Record<string, number>>> {
    return faultHits((await this.state()).faults);
  }

  /** Waits until every fault that is played has struck: without that the test would prove nothing of it. */
  async expectFaultsStruck(): Promise<void> {
    const problem = await untilNothingIsWrong(
      async () => neverApplied((await this.state()).faults),
      this.#patience(),
    );
    if (problem !== null) throw new Error(problem);
  }

  /** Sets the clock of the outside world and of the page. */
  async clock(change: { now: string } | { advance: string | number }): Promise<void> {
    await this.ask('POST', 'clock', change);
    if (!(await this.hasOwnClock())) return;
    const { clock } = await this.state();
    await shiftClock(this.#place.page.context(), clock.base - (clock.anchor ?? Date.now()));
  }

  /** Ends the session of the page, as if it had expired a second ago on the clock of the mock. */
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

  /** What is shown now, to keep: `portal snapshot` and the admin debugger open it again. */
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

  /** The link that shows what is shown now. */
  async link(): Promise<string> {
    return `${this.#place.base}?${SNAPSHOT_PARAMETER}#${await this.snapshot()}`;
  }

  /** Says that console messages which match are expected in this test. */
  allowConsole(pattern: RegExp): void {
    this.#place.watch.allowConsole(pattern);
  }

  /** Says that another origin may be asked in this test. */
  allowOrigin(origin: string): void {
    this.#place.watch.allowOrigin(origin);
  }

  protected async ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown> {
    if (method === 'POST') this.#asksAgainBy = Date.now() + LIMITS.poll.sec * 1000;
    return (await this.control()).ask(method, path, body);
  }

  /** Waits until the page shows an element, looking at each frame it draws rather than now and then. */
  protected async shown(selector: string, wanted: string): Promise<void> {
    await this.inTime(wanted, (timeout) =>
      this.#place.page.waitForFunction(
        (one) => document.querySelector(one)?.checkVisibility() === true,
        selector,
        { timeout },
      ),
    );
  }

  /** Waits until something is to be seen. */
  protected async seen(what: Locator, wanted: string = what.toString()): Promise<void> {
    await this.inTime(wanted, (timeout) => what.waitFor({ timeout }));
  }

  /** Waits for a screen, or for what is there in its place. */
  protected async opened(shows: Locator | undefined): Promise<void> {
    if (shows === undefined) await this.shown(`main[data-screen]${ANSWERING}`, 'a screen');
    else await this.seen(shows);
  }

  /** How long to wait: what ends the test first would say nothing of what it waited for. */
  #patience(times = 1): number {
    const { time } = this.#place;
    const left = (time?.left() ?? Infinity) - TO_SAY_SO;
    const untilAsked = Math.max(0, this.#asksAgainBy - Date.now());
    return Math.max(1, Math.min(times * patience() + untilAsked, left));
  }

  /**
   * Does several things on the page. If an action waits in vain, the error says what was wanted, what was
   * shown and where to look at it, also if the test's configuration sets no limit for actions.
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

  /** Waits for what is `wanted`; when that takes too long, says what was shown instead, and where to look at it. */
  protected async inTime(
    wanted: string,
    wait: (timeout: number) => Promise<unknown>,
    times = 1,
  ): Promise<void> {
    const { page, time } = this.#place;
    const timeout = this.#patience(times);
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
