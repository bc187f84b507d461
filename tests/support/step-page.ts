import type { WorldState } from '../../mock-server/world/state';
import type { ScreenId } from '../../src/catalogue/screens';

/**
 * The part of a page that the flows' steps use, so the same steps run with Playwright's `Page` and
 * with any browser that has a driver (tests/engines).
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

/** A scope for searches. */
export interface StepPlace {
  getByRole(role: StepRole, options?: RoleOptions): StepLocator;
  getByLabel(text: Wording, options?: { readonly exact?: boolean }): StepLocator;
  getByTestId(id: string): StepLocator;
}

/** A search result: each action waits until it is there. */
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
  /** Runs a function in the page. */
  evaluate<Result, Argument>(
    script: (argument: Argument) => Result | Promise<Result>,
    argument: Argument,
  ): Promise<Result>;
  getByText(text: Wording, options?: { readonly exact?: boolean }): StepLocator;
  frameLocator(selector: string): StepPlace;
}

/** The part of the portal that steps use. */
export interface StepPortal {
  expectScreen(id: ScreenId): Promise<void>;
  state(): Promise<WorldState>;
}
