import { FLOWS, type Flow } from '../../../src/catalogue/flows';
import { JOURNEY } from '../../../src/catalogue/status/definitions';
import { isOpen } from '../../../src/catalogue/status/facts';
import { STATUSES, type Status } from '../../../src/catalogue/statuses';
import { STATUS_LIFECYCLES } from './status/definitions';
import { UNIVERSAL_MOVES } from './status/universal-moves';
import type { Move, Origin, Transition, Trigger } from './transition';

function rowOf(from: Origin, { to, trigger, actor }: Move): Transition {
  return { from, to, trigger, actor };
}

/** Rows of one flow, or those that every flow has; rows of any open status come last. */
export function ownTransitions(flow: Flow | 'everyFlow'): readonly Transition[] {
  const rows = JOURNEY.flatMap((status) =>
    STATUS_LIFECYCLES[status].moves[flow].map((move) => rowOf([status], move)),
  );
  return flow === 'everyFlow'
    ? [...rows, ...UNIVERSAL_MOVES.map((move) => rowOf('any open', move))]
    : rows;
}

const TRANSITIONS: Readonly<Record<Flow, readonly Transition[]>> = {
  item: [...ownTransitions('item'), ...ownTransitions('everyFlow')],
  cash: [...ownTransitions('cash'), ...ownTransitions('everyFlow')],
  home: [...ownTransitions('home'), ...ownTransitions('everyFlow')],
};

/** Includes the universal rows. */
export function transitionsOf(flow: Flow): readonly Transition[] {
  return TRANSITIONS[flow];
}

export function originsOf(row: Transition): readonly Status[] {
  return row.from === 'any open' ? STATUSES.filter(isOpen) : row.from;
}

export function isTriggered(flow: Flow, status: Status, trigger: Trigger | null): boolean {
  return transitionsOf(flow).some(
    (row) =>
      row.trigger === trigger &&
      originsOf(row).includes(status) &&
      !(row.from === 'any open' && row.to.includes(status)),
  );
}

export function outcomesOf(trigger: Trigger): readonly Status[] {
  const rows = FLOWS.flatMap(transitionsOf).filter((row) => row.trigger === trigger);
  return JOURNEY.filter((status) =>
    rows.some(({ to }) => to !== 'previous' && to.includes(status)),
  );
}

/** `previous` is the status before INVALID_STATE. */
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
