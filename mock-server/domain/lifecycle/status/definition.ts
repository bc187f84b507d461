import type { Flow } from '../../../../src/catalogue/flows';
import type { ScreenId } from '../../../../src/catalogue/screens';
import type {
  BureauName,
  ClosureReason,
  DocumentKind,
} from '../../../../src/contract/generated/types';
import type { EventName } from '../event-names';
import type { Move } from '../transition';

export type Stage = 'label' | 'code' | 'on the way' | 'arrived' | 'inspecting' | 'inspected';

/** Records that an application has once it reaches a status. */
export interface StatusRecords {
  readonly offer: boolean;
  readonly frozenBureaus: readonly BureauName[];
  readonly documentsRequested: Readonly<Record<Flow, readonly DocumentKind[]>>;
  readonly decision: Readonly<Record<Flow, Notice | null>>;
}

export interface Notice {
  readonly reasonIds: readonly string[];
  readonly score: number | null;
}

/** A seed is built from this. */
export interface StatusPast {
  /** Open for 90 minutes, rather than a week or more. */
  readonly isFresh: boolean;
  /** In the item flow the tax ID comes with the acceptance. */
  readonly information: boolean;
  readonly itemTaxId: boolean;
  readonly shippingAddress: boolean;
  /** A second time. */
  readonly incomeRequested: boolean;
  readonly items: 'none' | 'one with a specialist' | 'valued';
  /** Progress of the items; `for` lists screens that need a different stage. */
  readonly parcel: Stage | null;
  readonly parcelFor: Readonly<Partial<Record<ScreenId, Stage | null>>>;
  readonly itemsReturn: boolean;
  readonly offer: Readonly<Record<Flow, boolean>>;
  readonly isSigned: boolean;
  readonly closure: ClosureReason | null;
}

/** Moves out of any open status are in `universal-moves`. */
export interface StatusLifecycle {
  /** All other moves out of this status are refused. */
  readonly moves: Readonly<Record<Flow | 'everyFlow', readonly Move[]>>;
  /** Happens within seconds, in the flows that list a move for it. */
  readonly byItself: 'decision' | 'terms-ready' | null;
  /** Days that the status waits for the applicant. */
  readonly due: { readonly days: number; readonly event: EventName } | null;
  /** An expired estimate is renewed. */
  readonly onEstimate: boolean;
  /** The previous status is remembered, to return to it. */
  readonly interrupts: boolean;
  readonly records: StatusRecords;
  readonly past: StatusPast;
}

export function inEveryFlow<Value>(value: Value): Readonly<Record<Flow, Value>> {
  return { item: value, cash: value, home: value };
}

export const NO_RECORDS = {
  offer: false,
  frozenBureaus: [],
  documentsRequested: inEveryFlow([]),
  decision: inEveryFlow(null),
} as const satisfies StatusRecords;

export const NO_MOVES = { everyFlow: [], item: [], cash: [], home: [] } as const;

/** Waits to be moved on, without records or timers. */
export const PLAIN = {
  moves: NO_MOVES,
  byItself: null,
  due: null,
  onEstimate: false,
  interrupts: false,
  records: NO_RECORDS,
} as const satisfies Partial<StatusLifecycle>;

/** Items, but no other information. */
export const NOTHING_GIVEN = {
  isFresh: false,
  information: false,
  itemTaxId: false,
  shippingAddress: false,
  incomeRequested: false,
  items: 'valued',
  parcel: null,
  parcelFor: {},
  itemsReturn: false,
  offer: inEveryFlow(false),
  isSigned: false,
  closure: null,
} as const satisfies StatusPast;

export const INFORMED = { ...NOTHING_GIVEN, information: true } as const;

export const INSPECTED = { ...INFORMED, shippingAddress: true, parcel: 'inspected' } as const;
