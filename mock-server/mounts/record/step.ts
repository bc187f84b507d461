import type { Seed } from '../../scenario/seed';

/** By accessible name and role, or by label or test id. */
export type Target = {
  /** Index among elements with the same name, from 0. */
  readonly nth: number;
  readonly inFrame: boolean;
} & (
  | { readonly by: 'role'; readonly role: string; readonly name: string }
  | { readonly by: 'label' | 'test id' | 'summary'; readonly name: string }
);

/** A secret is replaced by a value with the same effect. */
export type Typed =
  | string
  | { readonly secret: 'code' | 'wrongCode' }
  | { readonly secret: 'taxId' | 'card' | 'account'; readonly ending: string }
  | { readonly secret: 'routingNumber' | 'securityCode' | 'cardExpiry' | 'pastExpiry' };

/** A message, an amount of money, or other text. */
export interface Line {
  readonly text: string;
  readonly kind: 'told' | 'figure' | 'text';
}

/** At the moment of the user's action. */
export interface Shown {
  readonly screen: string | null;
  /** Of the form page, or of the message that replaces the screen. */
  readonly heading: string | null;
  /** The open dialog. */
  readonly dialog: { readonly role: 'dialog' | 'alertdialog'; readonly name: string } | null;
  /** Null if the page wasn't visible, such as under the admin debugger. */
  readonly lines: readonly Line[] | null;
}

/** They change the world. */
export type ControlName = 'event' | 'faults' | 'clock' | 'change';

export type Step =
  | { readonly do: 'click' | 'check' | 'uncheck'; readonly target: Target }
  | { readonly do: 'fill'; readonly target: Target; readonly value: Typed }
  | { readonly do: 'select'; readonly target: Target; readonly value: string }
  | { readonly do: 'files'; readonly target: Target; readonly names: readonly string[] }
  | { readonly do: 'press'; readonly key: string }
  | { readonly do: 'back' | 'forward' | 'reload' | 'end session' }
  /** Not an action: all active faults had been applied by now. */
  | { readonly do: 'faults struck' }
  | { readonly do: 'control'; readonly name: ControlName; readonly body: unknown }
  | { readonly do: 'seed'; readonly seed: Seed }
  | { readonly do: 'snapshot'; readonly text: string };

/** `before`: page before the step; null if unknown, such as within an iframe. */
export interface Recorded {
  readonly step: Step;
  readonly shown: Shown | null;
}

/** Expectations after the last step. */
export interface Ending {
  readonly shown: Shown;
  readonly status: string | null;
  /** Since the start. */
  readonly moved: readonly { readonly kind: string; readonly amount: number }[];
  readonly faults: 'none' | 'idle' | 'struck';
}

/** A seed if that describes the state completely, otherwise a snapshot. */
export type Beginning =
  | { readonly kind: 'seed'; readonly seed: Seed }
  | { readonly kind: 'snapshot'; readonly text: string };

export interface Recording {
  readonly beginning: Beginning;
  readonly steps: readonly Recorded[];
  /** Browsers log failed requests to the console. */
  readonly failed: boolean;
  readonly ending: Ending;
}

/** New faults or another state reset the note. */
export function isStruckNoted(steps: readonly Recorded[]): boolean {
  const last = steps.findLast(
    ({ step }) =>
      ['faults struck', 'seed', 'snapshot'].includes(step.do) ||
      (step.do === 'control' && step.name === 'faults'),
  );
  return last?.step.do === 'faults struck';
}
