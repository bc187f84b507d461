import type { Flow } from '../../../../src/catalogue/flows';
import type { ScreenId } from '../../../../src/catalogue/screens';
import type {
  BureauName,
  ClosureReason,
  DocumentKind,
} from '../../../../src/contract/generated/types';
import type { EventName } from '../event-names';
import type { Move } from '../transition';

/** How far the items of an application have come. */
export type Stage = 'label' | 'code' | 'on the way' | 'arrived' | 'inspecting' | 'inspected';

/** What an application has at least once it has reached a status. */
export interface StatusRecords {
  readonly offer: boolean;
  readonly frozenBureaus: readonly BureauName[];
  readonly documentsRequested: Readonly<Record<Flow, readonly DocumentKind[]>>;
  readonly decision: Readonly<Record<Flow, Notice | null>>;
}

/** What the notice of an adverse decision contains. */
export interface Notice {
  readonly reasonIds: readonly string[];
  readonly score: number | null;
}

/** What had happened to an application by the time it reached a status: how a seed gets there. */
export interface StatusPast {
  /** Since when it is there: an hour and a half, or a week and more. */
  readonly isFresh: boolean;
  /** Whether the personal information was given; with items the tax id only comes with the acceptance. */
  readonly information: boolean;
  readonly itemTaxId: boolean;
  /** Whether the address to send items from was confirmed. */
  readonly shippingAddress: boolean;
  /** Whether the income is asked for a second time. */
  readonly incomeAskedAgain: boolean;
  readonly items: 'none' | 'one with a specialist' | 'valued';
  /** How far the items are; `for` names the screens that show the application further on, or less far. */
  readonly parcel: Stage | null;
  readonly parcelFor: Readonly<Partial<Record<ScreenId, Stage | null>>>;
  readonly itemsReturn: boolean;
  readonly offer: Readonly<Record<Flow, boolean>>;
  readonly isSigned: boolean;
  readonly closure: ClosureReason | null;
}

/** What only the mock knows of a status. What may happen in every open one is in `universal-moves`. */
export interface StatusLifecycle {
  /** How it is left: in every flow, and in each. Whatever is not listed is refused. */
  readonly moves: Readonly<Record<Flow | 'everyFlow', readonly Move[]>>;
  /** What the system does within seconds, in the flows that list a move for it. */
  readonly byItself: 'decision' | 'terms-ready' | null;
  /** How long it waits for the applicant, and what happens then. */
  readonly due: { readonly days: number; readonly event: EventName } | null;
  /** Whether an application with items rests on its estimate, which is renewed when it runs out. */
  readonly onEstimate: boolean;
  /** Whether the status before is remembered, to go back to. */
  readonly interrupts: boolean;
  readonly records: StatusRecords;
  readonly past: StatusPast;
}

/** The same in every flow. */
export function inEveryFlow<Value>(value: Value): Readonly<Record<Flow, Value>> {
  return { item: value, cash: value, home: value };
}

/** Records of a status that brings none. */
export const NO_RECORDS = {
  offer: false,
  frozenBureaus: [],
  documentsRequested: inEveryFlow([]),
  decision: inEveryFlow(null),
} as const satisfies StatusRecords;

/** No move of its own. */
export const NO_MOVES = { everyFlow: [], item: [], cash: [], home: [] } as const;

/** A status that waits until somebody moves it on, and brings nothing. */
export const PLAIN = {
  moves: NO_MOVES,
  byItself: null,
  due: null,
  onEstimate: false,
  interrupts: false,
  records: NO_RECORDS,
} as const satisfies Partial<StatusLifecycle>;

/** The past of an application of which nothing but its items is known. */
export const NOTHING_GIVEN = {
  isFresh: false,
  information: false,
  itemTaxId: false,
  shippingAddress: false,
  incomeAskedAgain: false,
  items: 'valued',
  parcel: null,
  parcelFor: {},
  itemsReturn: false,
  offer: inEveryFlow(false),
  isSigned: false,
  closure: null,
} as const satisfies StatusPast;

/** The same once the personal information was given. */
export const INFORMED = { ...NOTHING_GIVEN, information: true } as const;

/** The same once the items were inspected. */
export const INSPECTED = { ...INFORMED, shippingAddress: true, parcel: 'inspected' } as const;
