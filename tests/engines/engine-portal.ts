import { makeSeed } from '../../cli/support/make-seed';
import { seedLink } from '../../cli/support/seed-link';
import type { SeedOptions } from '../../cli/support/plain-seed';
import type { WorldState } from '../../mock-server/world/state';
import type { ScreenId } from '../../src/catalogue/screens';
import type { StepPortal } from '../support/step-page';
import type { EnginePage } from './engine-page';
import { until } from './until';

const ASK = `
  const [method, address, body, done] = arguments;
  fetch(address, { method, ...(body === null ? {} : { body, headers: { 'content-type': 'application/json' } }) })
    .then(async (answer) => {
      const text = await answer.text();
      done(answer.ok ? { text } : { problem: answer.status + ' ' + text });
    })
    .catch((error) => done({ problem: String(error) }));
`;

/** Stores errors that are thrown or logged from now on. */
const SHOWN = `
  const main = document.querySelector('main');
  return main === null ? document.body.innerText.slice(0, 300) : main.dataset.screen ?? main.innerText.slice(0, 300);
`;

/** The portal in an engine, with a separate world per host name. */
export class EnginePortal implements StepPortal {
  readonly #page: EnginePage;
  readonly origin: string;

  constructor(page: EnginePage, origin: string) {
    this.#page = page;
    this.origin = origin;
  }

  /** Opens the link of a seed like a user would, at this machine's time. */
  async openSeed(options: SeedOptions): Promise<void> {
    const seed = makeSeed({ ...options, now: new Date().toISOString() });
    await this.open(seedLink(seed, this.origin));
  }

  async open(address: string): Promise<void> {
    await this.#page.engine.switchToFrame(null);
    await this.#page.engine.navigate(new URL(address, this.origin).href);
  }

  async expectScreen(id: ScreenId): Promise<void> {
    const { engine } = this.#page;
    let shown: unknown = null;
    await until(`screen ${id}`, async () => {
      await engine.switchToFrame(null);
      shown = await engine.run(SHOWN, []);
      if (shown === id) return true;
      throw new Error(`${engine.name} shows ${String(shown)}`);
    });
  }

  async state(): Promise<WorldState> {
    return (await this.#ask('GET', 'state')) as WorldState;
  }

  /** Triggers an event of the back office. */
  async event(event: string): Promise<void> {
    await this.#ask('POST', 'event', { event });
  }

  async clock(advance: string): Promise<void> {
    await this.#ask('POST', 'clock', { advance });
  }

  async #ask(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> {
    await this.#page.engine.switchToFrame(null);
    const sent = body === undefined ? null : JSON.stringify(body);
    const answer = (await this.#page.engine.runAsync(ASK, [method, `/__mock/${path}`, sent])) as {
      readonly text?: string;
      readonly problem?: string;
    };
    if (answer.text === undefined) throw new Error(`${path}: ${answer.problem ?? 'no answer'}`);
    return answer.text === '' ? null : (JSON.parse(answer.text) as unknown);
  }
}
