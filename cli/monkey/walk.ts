import type { Seed } from '../../mock-server/scenario/seed';

/** Elements are identified by role and name. */
export type Action =
  | {
      readonly do: 'click' | 'check';
      readonly role: string;
      readonly name: string;
      /** Index among elements with the same name, from 0. */
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
  /** `translate`: like browser translation, which replaces text nodes. */
  | { readonly do: 'back' | 'forward' | 'reload' | 'translate' };

export interface Walk {
  readonly seed: Seed;
  readonly actions: readonly Action[];
}

/** Findings with the same kind count as duplicates. */
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

/** With the fewest steps found. */
export interface Found extends Walk {
  readonly walk: number;
  readonly finding: Finding;
  /** Actions in the walk until then. */
  readonly after: number;
}

const quoted = (text: string): string => `“${text}”`;

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
