import { transitionsOf } from '../../mock-server/domain/lifecycle/transitions';
import type { Actor } from '../../mock-server/domain/lifecycle/transition';
import { FLOWS, type Flow } from '../../src/catalogue/flows';
import { screenAfter } from '../../src/catalogue/journey/onward';
import { isOpen } from '../../src/catalogue/status/facts';
import { JOURNEY } from '../../src/catalogue/status/definitions';
import { statusHeading } from '../../src/catalogue/status/headings';
import { screenForStatus } from '../../src/catalogue/status-navigation';
import { screenPath } from '../../src/catalogue/routes';
import { SCREEN_IDS, screenDefinition, type ScreenId } from '../../src/catalogue/screens';
import type { Status } from '../../src/catalogue/statuses';

/** `step`: the portal shows the next screen. */
export type Mover = Actor | 'step';

/** A status with its screen, another screen, or all open statuses together. */
export interface Place {
  readonly id: string;
  readonly status: Status | null;
  /** Null if it has no screen. */
  readonly screen: ScreenId | null;
  readonly heading: string;
  readonly open: boolean;
}

export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly trigger: string;
  readonly by: Mover;
}

export interface FlowMap {
  readonly flow: Flow;
  readonly places: readonly Place[];
  readonly arrows: readonly Arrow[];
  /** They belong to no status or step, such as the settings. */
  readonly elsewhere: readonly ScreenId[];
}

/** Moves out of every open status are drawn once. */
export const ANY_OPEN = 'any-open';

/** Status before INVALID_STATE, to which a repaired record returns. */
export const BEFORE = 'before';

const headingOf = (screen: ScreenId): string => screenDefinition(screen).heading;

function statusPlace(flow: Flow, status: Status): Place {
  const screen = screenForStatus(flow, status);
  const heading = statusHeading(status, flow);
  return { id: status, status, screen, heading, open: isOpen(status) };
}

function groupOf(id: string, heading: string): Place {
  return { id, status: null, screen: null, heading, open: true };
}

function transitionArrows(flow: Flow): Arrow[] {
  return transitionsOf(flow).flatMap(({ from, to, trigger, actor }) => {
    const sources = from === 'any open' ? [ANY_OPEN] : from;
    const targets = to === 'previous' ? [BEFORE] : to;
    return sources.flatMap((source) =>
      targets.map((target) => ({ from: source, to: target, trigger, by: actor })),
    );
  });
}

/** Leaves out steps between two statuses: the lifecycle has those. */
function stepArrows(flow: Flow, statuses: readonly Place[], screens: readonly ScreenId[]): Arrow[] {
  const placeOf = (screen: ScreenId): string =>
    statuses.find((place) => place.screen === screen && place.open)?.id ??
    statuses.find((place) => place.screen === screen)?.id ??
    screen;
  return screens.flatMap((screen) => {
    const next = screenAfter(screen, flow);
    if (next === null) return [];
    const [from, to] = [placeOf(screen), placeOf(next)];
    const joined = from !== screen && to !== next;
    return joined || from === to ? [] : [{ from, to, trigger: 'next step', by: 'step' as const }];
  });
}

export function flowMap(flow: Flow): FlowMap {
  const screens = SCREEN_IDS.filter((screen) => screenPath(screen, flow) !== undefined);
  const statuses = JOURNEY.map((status) => statusPlace(flow, status));
  const steps = stepArrows(flow, statuses, screens);
  const arrows = [...steps, ...transitionArrows(flow)];
  const named = new Set(arrows.flatMap(({ from, to }) => [from, to]));
  const shown = new Set(statuses.map(({ screen }) => screen));
  const onTheWay = screens.filter((screen) => named.has(screen) && !shown.has(screen));
  const places: Place[] = [
    ...statuses,
    ...onTheWay.map((screen) => ({
      id: screen,
      status: null,
      screen,
      heading: headingOf(screen),
      open: true,
    })),
    ...[groupOf(ANY_OPEN, 'Any open status'), groupOf(BEFORE, 'The status before')].filter(
      ({ id }) => named.has(id),
    ),
  ];
  const placed = new Set(places.map(({ screen }) => screen));
  return { flow, places, arrows, elsewhere: screens.filter((screen) => !placed.has(screen)) };
}

export const flowMaps = (): readonly FlowMap[] => FLOWS.map(flowMap);
