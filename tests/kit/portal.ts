import type { Locator } from '@playwright/test';
import { makeSeed } from '../../cli/support/make-seed';
import type { SeedOptions } from '../../cli/support/plain-seed';
import { seedLink } from '../../cli/support/seed-link';
import {
  readSnapshot,
  SNAPSHOT_PARAMETER,
  snapshotIn,
  type ShownField,
} from '../../mock-server/apis/control/snapshot/snapshot';
import { IS_MUTATION } from '../../mock-server/mounts/browser/snapshot/page-reader';
import { linkedPath } from '../../mock-server/scenario/landing-path';
import { encodeSeed } from '../../mock-server/scenario/seed';
import { neverApplied } from '../../mock-server/world/faults/remaining';
import type { Flow } from '../../src/catalogue/flows';
import { programDefinition } from '../../src/catalogue/programs';
import type { ScreenId } from '../../src/catalogue/screens';
import { requestCode, enterCode } from '../flows/steps';
import { shiftClock } from '../support/page-clock';
import { findControl, type Control, type MockPlace } from './control';
import { FOLLOW, FORGET_OPENER, namesOf, putPage } from './read-page';
import { PortalBase, type Place } from './portal-base';
import {
  fillScreen,
  requireReachable,
  startOf,
  walkOn,
  type ReachableScreen,
  type Walker,
} from './walks';

export interface PortalOptions extends Place {
  readonly mock: MockPlace | null;
  readonly seed: SeedOptions;
}

interface Planted {
  readonly local: Readonly<Record<string, string>>;
  readonly session?: Readonly<Record<string, string>>;
}

/** Methods of a test for the portal and its mock, wherever that is. */
export class Portal extends PortalBase {
  readonly #options: PortalOptions;
  #control: Promise<Control> | null = null;
  #idleFaultsAllowed = false;
  #isOpen = false;

  constructor(options: PortalOptions) {
    super(options);
    this.#options = options;
  }

  /**
   * Opens the test's seed, changed by `options`. `shows`: expected instead of a screen, if a fault
   * prevents one.
   */
  async openSeed(options: SeedOptions = {}, { shows }: { shows?: Locator } = {}): Promise<void> {
    const { page, base } = this.#options;
    const seed = makeSeed({ ...this.#options.seed, ...options });
    const control = await this.control();
    this.#isOpen = true;
    if (control.kind === 'page') {
      await this.#goTo(seedLink(seed, base));
    } else {
      const now = Date.parse(seed.now);
      await shiftClock(page.context(), now - Date.now());
      const body = { seed: encodeSeed(seed), machineNow: now };
      const planted = (await control.ask('POST', 'plant', body)) as { storage: Planted['local'] };
      await this.#plant({ local: planted.storage }, linkedPath(seed, new URL('/', base)));
    }
    await this.opened(shows);
  }

  /** Opens a saved state: the text of a snapshot, or its link. */
  async openSnapshot(given: string): Promise<void> {
    const { page, base } = this.#options;
    const text = snapshotIn(given.trim());
    const { now, page: shown } = await readSnapshot(text);
    const control = await this.control();
    this.#isOpen = true;
    if (control.kind === 'page') {
      await this.#goTo(`${base}?${SNAPSHOT_PARAMETER}#${text}`);
    } else {
      await shiftClock(page.context(), now - Date.now());
      const opened = (await control.ask('POST', 'snapshot', { snapshot: text })) as Planted & {
        readonly address: string;
      };
      await this.#plant(opened, opened.address);
    }
    await this.opened(undefined);
    // If the mock is in the page, it restores the input itself.
    if (shown === null || control.kind === 'page') return;
    const left = await page.evaluate<readonly ShownField[]>(putPage(shown));
    if (left.length > 0) throw new Error(`The snapshot has ${namesOf(left)}; that never came`);
  }

  /** Lets snapshots include the open dialog, by recording what opens it from the start. */
  async follow(): Promise<void> {
    const { page } = this.#options;
    await page.addInitScript({ content: FOLLOW });
    page.on('request', (request) => {
      if (!IS_MUTATION.test(request.postData() ?? '')) return;
      // A page that was left has no dialog to record.
      page.evaluate(FORGET_OPENER).catch(() => undefined);
    });
  }

  /** Signs in on the sign-in screen with the code that is sent; by default as the seeded person. */
  async signIn(to?: { phone: string } | { email: string }): Promise<void> {
    const { page } = this.#options;
    const recipient = to ?? { email: await this.#ownEmail() };
    await this.act('the sign-in with a code', async () => {
      await requestCode(page, recipient);
      await enterCode(page, await this.code());
    });
    await this.shown('main[data-screen]:not([data-screen^="login"])', 'a screen after signing in');
  }

  async #ownEmail(): Promise<string> {
    const email = (await this.state()).users[0]?.email;
    if (email === null || email === undefined) throw new Error('Nobody with an e-mail is seeded');
    return email;
  }

  /** Fills in a screen without submitting it. */
  async fill(screen: ScreenId): Promise<void> {
    await fillScreen(await this.#flow(), screen, this.#walker());
  }

  /** Completes a flow from its start to a screen: signs in, types, pays, signs, triggers events. */
  async complete<F extends Flow>(
    flow: F,
    until: ReachableScreen<F>,
    options: SeedOptions = {},
  ): Promise<void> {
    requireReachable(flow, until);
    await this.openSeed({ ...startOf(flow), ...options });
    await walkOn(flow, until, this.#walker());
  }

  #walker(): Walker {
    const act: Walker['act'] = (wanted, work) => this.act(wanted, work);
    return { page: this.#options.page, portal: this, act };
  }

  async #flow(): Promise<Flow> {
    const { applications, seed } = await this.state();
    return programDefinition(applications.at(-1)?.program ?? seed.program).flow;
  }

  /** Allows faults of this test that are never triggered. */
  allowIdleFaults(): void {
    this.#idleFaultsAllowed = true;
  }

  /** Returns problems that must not go unnoticed. Called at the end of the test. */
  async problems(): Promise<readonly string[]> {
    const seen = this.#options.watch.takeProblems();
    if (this.#idleFaultsAllowed || !this.#isOpen || this.#options.page.isClosed()) return seen;
    const idle = neverApplied((await this.state()).faults);
    return idle === null ? seen : [...seen, `${idle} If it may: portal.allowIdleFaults()`];
  }

  /** The browser then has exactly this storage. */
  async #plant({ local, session = {} }: Planted, path: string): Promise<void> {
    const { page, base } = this.#options;
    const script = await page.context().addInitScript(
      ([address, kinds]) => {
        if (window.top !== window || !location.href.startsWith(address)) return;
        localStorage.clear();
        sessionStorage.clear();
        for (const [key, value] of Object.entries(kinds.local)) localStorage.setItem(key, value);
        for (const [key, value] of Object.entries(kinds.session))
          sessionStorage.setItem(key, value);
      },
      [base, { local, session }] as const,
    );
    await this.#goTo(new URL(path.replace(/^\//, ''), base).href);
    await script.dispose();
  }

  async #goTo(address: string): Promise<void> {
    await this.inTime(`a page at ${address}`, (timeout) =>
      this.#options.page.goto(address, { timeout }),
    );
  }

  protected override control(): Promise<Control> {
    const { page, base, mock } = this.#options;
    this.#control ??= findControl(page, base, mock);
    return this.#control;
  }

  protected override async hasOwnClock(): Promise<boolean> {
    return (await this.control()).kind === 'socket';
  }
}
