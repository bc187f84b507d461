import axe from 'axe-core';
import type {
  RoleOptions,
  StepLocator,
  StepPage,
  StepPlace,
  StepRole,
  Wording,
} from '../support/step-page';
import type { ElementReference, Engine } from './engine';
import { findInPage, type Step, type Wanted } from './find-in-page';
import { until } from './until';

const FIND = `
  if (!('axe' in globalThis)) return null;
  return (${findInPage.toString()})(arguments[0]);
`;

/** Whether an element is visible. Runs in the page. */
const VISIBLE = `return arguments[0].checkVisibility({ visibilityProperty: true }) && arguments[0].getBoundingClientRect().width > 0`;

/** Scrolls an element out from under bars; returns whether it can be used. Runs in the page. */
const READY = `
  arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' });
  return !arguments[0].matches(':disabled') && arguments[0].getAttribute('aria-disabled') !== 'true';
`;

const wanted = (text: Wording, exact = false): Wanted =>
  typeof text === 'string' ? { text, exact } : { source: text.source, flags: text.flags };

/** A locator of an engine: in the page, or in one of its iframes. */
class Search implements StepLocator {
  readonly #engine: Engine;
  readonly #frame: string | null;
  readonly #steps: readonly Step[];

  constructor(engine: Engine, frame: string | null, steps: readonly Step[]) {
    this.#engine = engine;
    this.#frame = frame;
    this.#steps = steps;
  }

  #further(step: Step): Search {
    return new Search(this.#engine, this.#frame, [...this.#steps, step]);
  }

  getByRole(role: StepRole, { name, exact, level }: RoleOptions = {}): Search {
    return this.#further({
      by: 'role',
      role,
      ...(name === undefined ? {} : { name: wanted(name, exact) }),
      ...(level === undefined ? {} : { level }),
    });
  }

  getByLabel(text: Wording, { exact = false }: { readonly exact?: boolean } = {}): Search {
    return this.#further({ by: 'label', wording: wanted(text, exact) });
  }

  getByText(text: Wording, { exact = false }: { readonly exact?: boolean } = {}): Search {
    return this.#further({ by: 'text', wording: wanted(text, exact) });
  }

  getByTestId(id: string): Search {
    return this.locator(`[data-testid="${id}"]`);
  }

  locator(selector: string): Search {
    return this.#further({ by: 'css', selector });
  }

  async #look(steps = this.#steps): Promise<readonly ElementReference[]> {
    const engine = this.#engine;
    const find = () => engine.run(FIND, [steps]);
    let found = await find();
    if (found === null) {
      await engine.run(axe.source, []);
      found = await find();
    }
    return found as readonly ElementReference[];
  }

  /** Returns all elements that match now. */
  async #elements(): Promise<readonly ElementReference[]> {
    await this.#engine.switchToFrame(null);
    if (this.#frame !== null) {
      const [frame] = await this.#look([{ by: 'css', selector: this.#frame }]);
      if (frame === undefined) return [];
      await this.#engine.switchToFrame(frame);
    }
    return this.#look();
  }

  /** Does something with the only match; retries while it is missing or not ready. */
  async #act<Result>(
    what: string,
    act: (element: ElementReference) => Promise<Result | false>,
  ): Promise<Result> {
    return until(`to ${what} ${JSON.stringify(this.#steps)}`, async () => {
      const [element, ...others] = await this.#elements();
      if (element === undefined) return null;
      if (others.length > 0) throw new Error(`there are ${others.length + 1} of them`);
      return act(element);
    });
  }

  async all(): Promise<Search[]> {
    const found = await this.#elements();
    return found.map((_, index) => this.#further({ by: 'nth', index }));
  }

  async click(): Promise<void> {
    await this.#act('click', async (element) => {
      if ((await this.#engine.run(READY, [element])) !== true) return false;
      await this.#engine.click(element);
      return true;
    });
  }

  async check(): Promise<void> {
    await this.#act('check', async (element) => {
      const isChecked = () => this.#engine.run('return arguments[0].checked', [element]);
      if ((await isChecked()) === true) return true;
      if ((await this.#engine.run(READY, [element])) !== true) return false;
      await this.#engine.click(element);
      return (await isChecked()) === true;
    });
  }

  async fill(text: string): Promise<void> {
    await this.#act('fill', async (element) => {
      const value = () => this.#engine.run('return arguments[0].value', [element]);
      if ((await this.#engine.run(READY, [element])) !== true) return false;
      if ((await value()) !== '') await this.#engine.clear(element);
      if (text !== '') await this.#engine.sendKeys(element, text);
      return true;
    });
  }

  async innerText(): Promise<string> {
    return this.#act('read', async (element) =>
      String(await this.#engine.run('return arguments[0].innerText', [element])),
    );
  }

  async selectOption(option: string | { readonly label: string }): Promise<void> {
    const label = typeof option === 'string' ? option : option.label;
    await this.#act(`select ${label} in`, async (element) => {
      const found = await this.#engine.run(
        `return [...arguments[0].options].find(({ label, value }) => label === arguments[1] || value === arguments[1])`,
        [element, label],
      );
      if (found === null || found === undefined) return false;
      await this.#engine.click(found as ElementReference);
      return true;
    });
  }

  async setInputFiles(path: string): Promise<void> {
    await this.#act('choose a file in', async (element) => {
      await this.#engine.sendKeys(element, path);
      return true;
    });
  }

  async screenshot(): Promise<Buffer> {
    return this.#act('look at', async (element) => {
      await this.#engine.run(READY, [element]);
      return this.#engine.screenshot(element);
    });
  }

  async waitFor(): Promise<void> {
    await until(`to see ${JSON.stringify(this.#steps)}`, async () => {
      for (const element of await this.#elements()) {
        if ((await this.#engine.run(VISIBLE, [element])) === true) return true;
      }
      return false;
    });
  }
}

/** The page of an engine, for the steps of flows. */
export class EnginePage implements StepPage {
  readonly engine: Engine;
  readonly #whole: Search;

  constructor(engine: Engine) {
    this.engine = engine;
    this.#whole = new Search(engine, null, []);
  }

  getByRole(role: StepRole, options?: RoleOptions): Search {
    return this.#whole.getByRole(role, options);
  }

  getByLabel(text: Wording, options?: { readonly exact?: boolean }): Search {
    return this.#whole.getByLabel(text, options);
  }

  getByText(text: Wording, options?: { readonly exact?: boolean }): Search {
    return this.#whole.getByText(text, options);
  }

  getByTestId(id: string): Search {
    return this.#whole.getByTestId(id);
  }

  locator(selector: string): Search {
    return this.#whole.locator(selector);
  }

  frameLocator(selector: string): StepPlace {
    return new Search(this.engine, selector, []);
  }
}
