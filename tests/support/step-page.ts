import type { WorldState } from '../../mock-server/world/state';
import type { ScreenId } from '../../src/catalogue/screens';

/**
 * The same steps run with Playwright's `Page` and with any browser that has a driver
 * (tests/engines).
 */

export type Wording = string | RegExp;

export type StepRole =
  | 'alert'
  | 'button'
  | 'checkbox'
  | 'dialog'
  | 'group'
  | 'heading'
  | 'img'
  | 'link'
  | 'list'
  | 'listitem'
  | 'menuitem'
  | 'radio'
  | 'region'
  | 'status';

export interface RoleOptions {
  readonly name?: Wording;
  readonly exact?: boolean;
  readonly level?: number;
}

export interface StepPlace {
  getByRole(role: StepRole, options?: RoleOptions): StepLocator;
  getByLabel(text: Wording, options?: { readonly exact?: boolean }): StepLocator;
  getByTestId(id: string): StepLocator;
}

/** Each action waits for the element. */
export interface StepLocator extends StepPlace {
  all(): Promise<StepLocator[]>;
  check(): Promise<void>;
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  innerText(): Promise<string>;
  screenshot(): Promise<Buffer>;
  selectOption(option: string | { readonly label: string }): Promise<unknown>;
  setInputFiles(path: string): Promise<void>;
  /** Waits until it is visible. */
  waitFor(): Promise<void>;
}

export interface StepPage extends StepPlace {
  goto(url: string): Promise<unknown>;
  evaluate<Result, Argument>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  getByText(text: Wording, options?: { readonly exact?: boolean }): StepLocator;
  frameLocator(selector: string): StepPlace;
}

export interface StepPortal {
  expectScreen(id: ScreenId): Promise<void>;
  state(): Promise<WorldState>;
}
