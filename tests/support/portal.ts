import type { Locator, Page } from '@playwright/test';
import { makeSeed } from '../../cli/support/make-seed';
import { seedLink } from '../../cli/support/seed-link';
import type { SeedOptions } from '../../cli/support/plain-seed';
import type { PageWatch } from '../../cli/browser/watch-page';
import { linkedPath } from '../../mock-server/scenario/landing-path';
import { decodeSeed, SEED_NOW, SEED_PARAMETER } from '../../mock-server/scenario/seed';
import { consentRecord } from '../../src/catalogue/consent';
import { STORAGE_KEYS } from '../../src/catalogue/storage-keys';
import { CONTENT } from '../../src/programs/content-config';
import { inPage, type Control } from '../kit/control';
import { PortalBase } from '../kit/portal-base';
import { shiftClock } from './page-clock';
import { storeSeed } from './store-seed';

export interface PortalOptions {
  readonly page: Page;
  readonly origin: string;
  readonly transport: 'http' | 'worker';
  readonly seed: SeedOptions;
  readonly watch: PageWatch;
  /** An unused page can be opened as it is. */
  readonly isNew: boolean;
}

const ESSENTIAL_ONLY = consentRecord(
  { functional: false, performance: false },
  CONTENT.cookieVersion,
  Date.parse(SEED_NOW),
);

/** The same over both transports. */
export class Portal extends PortalBase {
  readonly #options: PortalOptions;
  readonly #control: Control;
  #knowsConsent = false;

  constructor(options: PortalOptions) {
    const base = `${options.origin}/`;
    super({ page: options.page, watch: options.watch, base });
    this.#options = options;
    this.#control = inPage(options.page, base);
  }

  get origin(): string {
    return this.#options.origin;
  }

  /**
   * Waits for a screen, or for `shows` if a fault prevents one. Over http, `stored` adds values to
   * the browser's storage.
   */
  async openSeed(
    options: SeedOptions = {},
    { shows, stored }: { shows?: Locator; stored?: Readonly<Record<string, string>> } = {},
  ): Promise<void> {
    const seed = makeSeed({ ...this.#options.seed, ...options });
    await this.openLink(seedLink(seed, this.origin), stored);
    await this.opened(shows);
  }

  /** At the test's origin. */
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
   * Without an earlier seed, which only a test tagged @apart may do, only essential cookies are
   * allowed. Tests of the banner open a seed with `consent: 'none'`.
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

  /** Like the page's links, without a page load. */
  async go(path: string): Promise<void> {
    await this.#options.page.evaluate((target) => history.pushState(null, '', target), path);
  }

  protected override control(): Promise<Pick<Control, 'ask'>> {
    return Promise.resolve(this.#control);
  }

  protected override hasOwnClock(): Promise<boolean> {
    return Promise.resolve(this.#options.transport === 'http');
  }
}
