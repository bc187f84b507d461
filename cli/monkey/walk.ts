import type { Seed } from '../../mock-server/scenario/seed';

/** One thing that somebody does at a page. Elements are named as a person would: by role and name. */
export type Action =
  | {
      readonly do: 'click' | 'check';
      readonly role: string;
      readonly name: string;
      /** Which of several by the same name, from 0. */
      readonly nth: number;
      readonly inFrame: boolean;
    }
  | {
      readonly do: 'fill' | 'select';
      readonly role: string;
      readonly name: string;
      readonly nth: number;
      readonly inFrame: boolean;
      readonly value: string;
    }
  | { readonly do: 'press'; readonly key: string }
  /** `translate`: as browsers do it, with other elements in the place of texts. */
  | { readonly do: 'back' | 'forward' | 'reload' | 'translate' };

/** A walk: where it began, and what was done. */
export interface Walk {
  readonly seed: Seed;
  readonly actions: readonly Action[];
}

/** What a walk ran into: by its kind, two walks that ran into the same are told. */
export interface Finding {
  readonly kind:
    | 'page error'
    | 'console'
    | 'left the origin'
    | 'error page'
    | 'blank page'
    | 'headings'
    | 'broken words';
  readonly text: string;
}

/** A finding with the shortest way back to it that was found. */
export interface Found extends Walk {
  readonly walk: number;
  readonly finding: Finding;
  /** How many actions the walk had made until then. */
  readonly after: number;
}

const quoted = (text: string): string => `“${text}”`;

/** An action in words. */
export function describeAction(action: Action): string {
  switch (action.do) {
    case 'press':
      return `press ${action.key}`;
    case 'back':
    case 'forward':
      return `go ${action.do}`;
    case 'reload':
      return 'reload the page';
    case 'translate':
      return 'have the browser translate the page';
    case 'click':
    case 'check':
      return `${action.do} the ${action.role} ${quoted(action.name)}`;
    case 'fill':
      return `type ${quoted(action.value)} into the ${action.role} ${quoted(action.name)}`;
    case 'select':
      return `choose ${quoted(action.value)} in the ${action.role} ${quoted(action.name)}`;
  }
}
