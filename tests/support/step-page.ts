import type { WorldState } from '../../mock-server/world/state';
import type { ScreenId } from '../../src/catalogue/screens';

/**
 * What the steps that flows are made of use of a page. Playwright's `Page` is one, and so is that of any
 * browser with a driver (tests/engines): the same steps are walked in both.
 */

export type Wording = string | RegExp;

/** The roles that steps look for. */
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

/** Where something can be looked for. */
export interface StepPlace {
  getByRole(role: StepRole, options?: RoleOptions): StepLocator;
  getByLabel(text: Wording, options?: { readonly exact?: boolean }): StepLocator;
  getByTestId(id: string): StepLocator;
}

/** What was looked for: each action waits until it is there. */
export interface StepLocator extends StepPlace {
  all(): Promise<StepLocator[]>;
  check(): Promise<void>;
  click(): Promise<void>;
  fill(text: string): Promise<void>;
  innerText(): Promise<string>;
  selectOption(option: string | { readonly label: string }): Promise<unknown>;
  setInputFiles(path: string): Promise<void>;
  /** Until it is to be seen. */
  waitFor(): Promise<void>;
}

export interface StepPage extends StepPlace {
  getByText(text: Wording, options?: { readonly exact?: boolean }): StepLocator;
  frameLocator(selector: string): StepPlace;
}

/** What steps use of the portal around the page. */
export interface StepPortal {
  expectScreen(id: ScreenId): Promise<void>;
  state(): Promise<WorldState>;
}
