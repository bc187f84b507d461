import type { Flow } from '../../../../src/catalogue/flows';
import type { ScreenId } from '../../../../src/catalogue/screens';
import type {
  BureauName,
  ClosureReason,
  DocumentKind,
} from '../../../../src/contract/generated/types';
import type { EventName } from '../event-names';
import type { Move } from '../transition';

/** Progress of an application's items. */
export type Stage = 'label' | 'code' | 'on the way' | 'arrived' | 'inspecting' | 'inspected';

/** Records that an application has once it reaches a status. */
export interface StatusRecords {
  readonly offer: boolean;
  readonly frozenBureaus: readonly BureauName[];
  readonly documentsRequested: Readonly<Record<Flow, readonly DocumentKind[]>>;
  readonly decision: Readonly<Record<Flow, Notice | null>>;
}

/** Contents of an adverse action notice. */
export interface Notice {
  readonly reasonIds: readonly string[];
  readonly score: number | null;
}

/** History of an application in a status, from which a seed is built. */
export interface StatusPast {
  /** Whether the application has been open for 90 minutes, rather than a week or more. */
  readonly isFresh: boolean;
  /**
   * Whether the personal information was given. In the item flow the tax ID comes with the
   * acceptance.
   */
  readonly information: boolean;
  readonly itemTaxId: boolean;
  /** Whether the shipping address was confirmed. */
  readonly shippingAddress: boolean;
  /** Whether the income is requested a second time. */
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

/**
 * The mock's part of a status definition. Moves out of any open status are in `universal-moves`.
 */
export interface StatusLifecycle {
  /** Moves out of this status, in every flow and per flow. All others are refused. */
  readonly moves: Readonly<Record<Flow | 'everyFlow', readonly Move[]>>;
  /** The system's own step within seconds, in the flows that list a move for it. */
  readonly byItself: 'decision' | 'terms-ready' | null;
  /** Time that the status waits for the applicant, and the event that follows. */
  readonly due: { readonly days: number; readonly event: EventName } | null;
  /** Whether an application with items relies on its estimate, which is renewed when it expires. */
  readonly onEstimate: boolean;
  /** Whether the previous status is remembered, to return to it. */
  readonly interrupts: boolean;
  readonly records: StatusRecords;
  readonly past: StatusPast;
}

export function inEveryFlow<Value>(value: Value): Readonly<Record<Flow, Value>> {
  return { item: value, cash: value, home: value };
}

/** Records of a status that adds none. */
export const NO_RECORDS = {
  offer: false,
  frozenBureaus: [],
  documentsRequested: inEveryFlow([]),
  decision: inEveryFlow(null),
} as const satisfies StatusRecords;

export const NO_MOVES = { everyFlow: [], item: [], cash: [], home: [] } as const;

/** A status that waits to be moved on, without records or timers. */
export const PLAIN = {
  moves: NO_MOVES,
  byItself: null,
  due: null,
  onEstimate: false,
  interrupts: false,
  records: NO_RECORDS,
} as const satisfies Partial<StatusLifecycle>;

/** History of an application with items but no other information. */
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

/** The same, with personal information. */
export const INFORMED = { ...NOTHING_GIVEN, information: true } as const;

/** The same, with inspected items. */
export const INSPECTED = { ...INFORMED, shippingAddress: true, parcel: 'inspected' } as const;
