import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type {
  RoleOptions,
  StepLocator,
  StepPage,
  StepPlace,
  StepRole,
  Wording,
} from '../support/step-page';

/** Testing Library finds elements in the page by role, label and text. */
export const QUERIES = readFileSync(
  new URL(import.meta.resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')),
  'utf8',
);

export type Field = HTMLInputElement & HTMLSelectElement;

export interface Engine {
  goto(url: string): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  /** Evaluates an expression to an array of elements. `frame`: selector of an iframe. */
  find(expression: string, frame: string | null): Promise<readonly EngineElement[]>;
  close(): Promise<void>;
}

interface EngineElement {
  click(): Promise<void>;
  /** Types the text, which replaces the value. */
  fill(text: string): Promise<void>;
  upload(path: string): Promise<void>;
  screenshot(): Promise<Uint8Array>;
  evaluate<Result>(
    script: (element: Field, text: string) => Result,
    text?: string,
  ): Promise<Result>;
}

/** Source code of a pattern that matches like Playwright's locators do. */
function pattern(wording: Wording, exact = false): string {
  if (typeof wording !== 'string') return String(wording);
  const escaped = wording.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  return String(exact ? new RegExp(`^${escaped}$`) : new RegExp(escaped, 'i'));
}

/** The query is an expression for an array of elements. */
class EngineLocator implements StepLocator {
  readonly #engine: Engine;
  readonly #frame: string | null;
  readonly #query: string;

  constructor(engine: Engine, frame: string | null = null, query = '[document.body]') {
    this.#engine = engine;
    this.#frame = frame;
    this.#query = query;
  }

  #with(query: string): EngineLocator {
    return new EngineLocator(this.#engine, this.#frame, query);
  }

  #within(by: string, matcher: string, options = ''): EngineLocator {
    return this.#with(
      `${this.#query}.flatMap((place) => TestingLibraryDom.queryAllBy${by}(place, ${matcher}, { ${options} }))`,
    );
  }

  getByRole(role: StepRole, { name, exact, level }: RoleOptions = {}): EngineLocator {
    const named = name === undefined ? '' : `name: ${pattern(name, exact)}, `;
    return this.#within('Role', `'${role}'`, `${named}level: ${level}`);
  }

  getByLabel(text: Wording, { exact = false }: { readonly exact?: boolean } = {}): EngineLocator {
    return this.#within('LabelText', pattern(text, exact));
  }

  getByText(text: Wording, { exact = false }: { readonly exact?: boolean } = {}): EngineLocator {
    return this.#within('Text', pattern(text, exact));
  }

  getByTestId(id: string): EngineLocator {
    return this.#within('TestId', `'${id}'`);
  }

  #find(): Promise<readonly EngineElement[]> {
    return this.#engine.find(`[...new Set(${this.#query})]`, this.#frame);
  }

  async all(): Promise<EngineLocator[]> {
    const found = await this.#find();
    return found.map((_, index) => this.#with(`[${this.#query}[${index}]]`));
  }

  /** Acts on the only match; retries while that fails. */
  async #act<Result>(act: (element: EngineElement) => Promise<Result>): Promise<Result> {
    const results: Result[] = [];
    await expect(async () => {
      const [element, ...others] = await this.#find();
      if (element === undefined || others.length > 0)
        throw new Error(`expected one match instead of ${others.length + (element ? 1 : 0)}`);
      results.push(await act(element));
    }, this.#query).toPass();
    return results[0] as Result;
  }

  /** The element must be enabled and not covered. */
  #use<Result>(act: (element: EngineElement) => Promise<Result>): Promise<Result> {
    return this.#act(async (element) => {
      const problem = await element.evaluate((target) => {
        target.scrollIntoView({ block: 'center', behavior: 'instant' });
        if (target.matches(':disabled, [aria-disabled=true]')) return 'it is disabled';
        const { x, y, width, height } = target.getBoundingClientRect();
        const hit = document.elementFromPoint(x + width / 2, y + height / 2);
        const isHit = target.contains(hit) || hit?.closest('label')?.control === target;
        return isHit ? null : `it is covered by ${hit?.outerHTML.slice(0, 80)}`;
      });
      if (problem !== null) throw new Error(problem);
      return act(element);
    });
  }

  async click(): Promise<void> {
    await this.#use((element) => element.click());
  }

  async check(): Promise<void> {
    const isChecked = (element: EngineElement) => element.evaluate(({ checked }) => checked);
    await this.#use(async (element) => {
      if (!(await isChecked(element))) await element.click();
      if (!(await isChecked(element))) throw new Error('it is not checked after a click');
    });
  }

  async fill(text: string): Promise<void> {
    await this.#use((element) => element.fill(text));
  }

  innerText(): Promise<string> {
    return this.#act((element) => element.evaluate(({ innerText }) => innerText));
  }

  async selectOption(option: string | { readonly label: string }): Promise<void> {
    await this.#use((element) =>
      element.evaluate(
        (target, wanted) => {
          const found = [...target.options].find(
            ({ label, value }) => label === wanted || value === wanted,
          );
          if (found === undefined) throw new Error(`there is no option ${wanted}`);
          target.value = found.value;
          for (const type of ['input', 'change'])
            target.dispatchEvent(new Event(type, { bubbles: true }));
        },
        typeof option === 'string' ? option : option.label,
      ),
    );
  }

  async setInputFiles(path: string): Promise<void> {
    await this.#act((element) => element.upload(path));
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from(await this.#use((element) => element.screenshot()));
  }

  async waitFor(): Promise<void> {
    await expect(async () => {
      const found = await this.#find();
      const visible = await Promise.all(
        found.map((element) => element.evaluate((target) => target.checkVisibility())),
      );
      expect(visible).toContain(true);
    }, this.#query).toPass();
  }
}

/** For engines that Playwright can't control. */
export class EnginePage extends EngineLocator implements StepPage {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    super(engine);
    this.#engine = engine;
  }

  goto(url: string): Promise<unknown> {
    return this.#engine.goto(url);
  }

  evaluate<Result, Argument>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result> {
    const passed = JSON.stringify(argument);
    return this.#engine.evaluate(`(${script.toString()})(${passed})`) as Promise<Result>;
  }

  frameLocator(selector: string): StepPlace {
    return new EngineLocator(this.#engine, selector);
  }
}
