import { expect } from '@playwright/test';
import { makeSeed } from '../../cli/support/make-seed';
import type { SeedOptions } from '../../cli/support/plain-seed';
import { seedLink } from '../../cli/support/seed-link';
import type { WorldState } from '../../mock-server/world/state';
import type { ScreenId } from '../../src/catalogue/screens';
import { inPage } from '../kit/control';
import type { StepPage, StepPortal } from '../support/step-page';

/** Each host name has a separate world. */
export class EnginePortal implements StepPortal {
  readonly #page: StepPage;
  readonly #base: string;

  constructor(page: StepPage, base: string) {
    this.#page = page;
    this.#base = base;
  }

  async openSeed(options: SeedOptions): Promise<void> {
    const seed = makeSeed({ ...options, now: new Date().toISOString() });
    await this.#page.goto(seedLink(seed, this.#base));
  }

  async open(path: string): Promise<void> {
    await this.#page.goto(new URL(path, this.#base).href);
  }

  async expectScreen(id: ScreenId): Promise<void> {
    await expect(async () => {
      const read = () =>
        document.querySelector('main')?.dataset['screen'] ?? document.body.innerText;
      expect(await this.#page.evaluate(read, null)).toBe(id);
    }, `screen ${id}`).toPass();
  }

  async state(): Promise<WorldState> {
    return (await inPage(this.#page, this.#base).ask('GET', 'state')) as WorldState;
  }

  async event(event: string): Promise<void> {
    await inPage(this.#page, this.#base).ask('POST', 'event', { event });
  }

  async clock(advance: string): Promise<void> {
    await inPage(this.#page, this.#base).ask('POST', 'clock', { advance });
  }
}
