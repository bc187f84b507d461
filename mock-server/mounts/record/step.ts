import type { Seed } from '../../scenario/seed';

/** An element by its accessible name and role, or by label or test id. */
export type Target = {
  /** Index among elements with the same name, from 0. */
  readonly nth: number;
  /** Whether it is inside the page's iframe. */
  readonly inFrame: boolean;
} & (
  | { readonly by: 'role'; readonly role: string; readonly name: string }
  | { readonly by: 'label' | 'test id' | 'summary'; readonly name: string }
);

/** Typed text. A secret is replaced by a value with the same effect. */
export type Typed =
  | string
  | { readonly secret: 'code' | 'wrongCode' }
  | { readonly secret: 'taxId' | 'card' | 'account'; readonly ending: string }
  | { readonly secret: 'routingNumber' | 'securityCode' | 'cardExpiry' | 'pastExpiry' };

/** A text of the page: a message, an amount of money, or other text. */
export interface Line {
  readonly text: string;
  readonly kind: 'told' | 'figure' | 'text';
}

/** State of the page when the user acted. */
export interface Shown {
  readonly screen: string | null;
  /** Heading of the form page, or of the message that replaces the screen. */
  readonly heading: string | null;
  /** The open dialog. */
  readonly dialog: { readonly role: 'dialog' | 'alertdialog'; readonly name: string } | null;
  /** Null if the page wasn't visible, such as under the admin debugger. */
  readonly lines: readonly Line[] | null;
}

/** Control addresses that change the world. */
export type ControlName = 'event' | 'faults' | 'clock' | 'change';

/** A user action. */
export type Step =
  | { readonly do: 'click' | 'check' | 'uncheck'; readonly target: Target }
  | { readonly do: 'fill'; readonly target: Target; readonly value: Typed }
  | { readonly do: 'select'; readonly target: Target; readonly value: string }
  | { readonly do: 'files'; readonly target: Target; readonly names: readonly string[] }
  | { readonly do: 'press'; readonly key: string }
  | { readonly do: 'back' | 'forward' | 'reload' | 'end session' }
  /** Not an action: all active faults had been triggered here. */
  | { readonly do: 'faults struck' }
  | { readonly do: 'control'; readonly name: ControlName; readonly body: unknown }
  | { readonly do: 'seed'; readonly seed: Seed }
  | { readonly do: 'snapshot'; readonly text: string };

/** A step, and the page before it; null if that is unknown, such as within an iframe. */
export interface Recorded {
  readonly step: Step;
  readonly shown: Shown | null;
}

/** The end of a recording: expectations after the last step. */
export interface Ending {
  readonly shown: Shown;
  readonly status: string | null;
  /** Ledger entries since the start. */
  readonly moved: readonly { readonly kind: string; readonly amount: number }[];
  /** Whether the active faults were all triggered. */
  readonly faults: 'none' | 'idle' | 'struck';
}

/** The start of a recording: a seed if that describes it completely, otherwise a snapshot. */
export type Beginning =
  | { readonly kind: 'seed'; readonly seed: Seed }
  | { readonly kind: 'snapshot'; readonly text: string };

/** The recorded actions with start and end. */
export interface Recording {
  readonly beginning: Beginning;
  readonly steps: readonly Recorded[];
  /** Whether requests failed, so that browsers log errors to the console. */
  readonly failed: boolean;
  readonly ending: Ending;
}

/**
 * Whether it is recorded that the active faults were triggered. New faults or another state reset
 * this.
 */
export function isStruckNoted(steps: readonly Recorded[]): boolean {
  const last = steps.findLast(
    ({ step }) =>
      ['faults struck', 'seed', 'snapshot'].includes(step.do) ||
      (step.do === 'control' && step.name === 'faults'),
  );
  return last?.step.do === 'faults struck';
}
