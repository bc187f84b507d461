import type { Flow } from '../../src/catalogue/flows';
import { isOpen } from '../../src/catalogue/status/facts';
import { STATUSES, type Status } from '../../src/catalogue/statuses';
import { CASH_TRANSITIONS } from './cash-transitions';
import { HOME_TRANSITIONS } from './home-transitions';
import { ITEM_TRANSITIONS } from './item-transitions';
import type { Transition, Trigger } from './transition';
import { UNIVERSAL_TRANSITIONS } from './universal-transitions';

/** The rows of each flow, beside the universal ones. */
const FLOW_TRANSITIONS: Readonly<Record<Flow, readonly Transition[]>> = {
  item: ITEM_TRANSITIONS,
  cash: CASH_TRANSITIONS,
  home: HOME_TRANSITIONS,
};

/** Every row that applies in a flow: its own and the universal ones. */
export function transitionsOf(flow: Flow): readonly Transition[] {
  return [...FLOW_TRANSITIONS[flow], ...UNIVERSAL_TRANSITIONS];
}

/** The statuses a row leaves from. */
export function originsOf(row: Transition): readonly Status[] {
  return row.from === 'any open' ? STATUSES.filter(isOpen) : row.from;
}

/**
 * Whether a row of the flow leads from one status to another. Without `trigger`, whether any does;
 * `previous` is where INVALID_STATE came from.
 */
export function isListed(
  flow: Flow,
  move: { from: Status; to: Status; trigger?: Trigger; previous?: Status | null },
): boolean {
  return transitionsOf(flow).some(
    (row) =>
      !(row.from === 'any open' && move.from === move.to) &&
      (move.trigger === undefined || row.trigger === move.trigger) &&
      originsOf(row).includes(move.from) &&
      (row.to === 'previous' ? move.to === move.previous : row.to.includes(move.to)),
  );
}
