import type { Seed } from '../../scenario/seed';

/** An element as a person names it. Where it has no role, a label or a test id stands for it. */
export type Target = {
  /** Which of several that are named alike, from 0. */
  readonly nth: number;
  /** Within the frame of the page. */
  readonly inFrame: boolean;
} & (
  | { readonly by: 'role'; readonly role: string; readonly name: string }
  | { readonly by: 'label' | 'test id' | 'summary'; readonly name: string }
);

/** What is typed. A secret is never kept: what the kit puts in its place does the same. */
export type Typed =
  | string
  | { readonly secret: 'code' | 'wrongCode' }
  | { readonly secret: 'taxId' | 'card' | 'account'; readonly ending: string }
  | { readonly secret: 'routingNumber' | 'securityCode' | 'cardExpiry' | 'pastExpiry' };

/** A text of the page: a message that tells of something, an amount of money, or any other. */
export interface Line {
  readonly text: string;
  readonly kind: 'told' | 'figure' | 'text';
}

/** What the page showed when something was done to it. */
export interface Shown {
  readonly screen: string | null;
  /** Of the page of a form, or of what takes a screen's place. */
  readonly heading: string | null;
  /** The one over the page. */
  readonly dialog: { readonly role: 'dialog' | 'alertdialog'; readonly name: string } | null;
  /** Null where nothing of it was seen, as under the admin debugger. */
  readonly lines: readonly Line[] | null;
}

/** The addresses of the outside world that are asked to change it. */
export type ControlName = 'event' | 'faults' | 'clock' | 'change';

/** One thing that somebody did. */
export type Step =
  | { readonly do: 'click' | 'check' | 'uncheck'; readonly target: Target }
  | { readonly do: 'fill'; readonly target: Target; readonly value: Typed }
  | { readonly do: 'select'; readonly target: Target; readonly value: string }
  | { readonly do: 'files'; readonly target: Target; readonly names: readonly string[] }
  | { readonly do: 'press'; readonly key: string }
  | { readonly do: 'back' | 'forward' | 'reload' | 'end session' }
  /** Nobody did it: here every fault that is played had struck. */
  | { readonly do: 'faults struck' }
  | { readonly do: 'control'; readonly name: ControlName; readonly body: unknown }
  | { readonly do: 'seed'; readonly seed: Seed }
  | { readonly do: 'snapshot'; readonly text: string };

/** A step, and what was shown before it; null where that says nothing, as within a frame. */
export interface Recorded {
  readonly step: Step;
  readonly shown: Shown | null;
}

/** How it ended: what a test expects after the last step. */
export interface Ending {
  readonly shown: Shown;
  readonly status: string | null;
  /** The movements of money since the beginning. */
  readonly moved: readonly { readonly kind: string; readonly amount: number }[];
  /** Whether the faults that are played have all struck. */
  readonly faults: 'none' | 'idle' | 'struck';
}

/** Where it began: a seed where one says it all, else a snapshot. */
export type Beginning =
  | { readonly kind: 'seed'; readonly seed: Seed }
  | { readonly kind: 'snapshot'; readonly text: string };

/** What somebody did, from where to where. */
export interface Recording {
  readonly beginning: Beginning;
  readonly steps: readonly Recorded[];
  /** Whether requests failed on the way, of which browsers complain in the console. */
  readonly failed: boolean;
  readonly ending: Ending;
}

/** Whether what is played now was noted to have struck: whoever plays others, or opens another state, begins anew. */
export function isStruckNoted(steps: readonly Recorded[]): boolean {
  const last = steps.findLast(
    ({ step }) =>
      ['faults struck', 'seed', 'snapshot'].includes(step.do) ||
      (step.do === 'control' && step.name === 'faults'),
  );
  return last?.step.do === 'faults struck';
}
