import { APPRAISAL_SCREENS } from './appraisal-screens';
import { FLOWS, type Flow } from './flows';
import { screenPath } from './routes';
import { SCREEN_IDS, screenDefinition, SCREENS, type ScreenId } from './screens';
import type { StatusDefinition } from './status/definition';
import { JOURNEY, STATUS_DEFINITIONS } from './status/definitions';
import { statusInFlow } from './status/facts';
import { isStatus, STATUSES, type Status } from './statuses';
import { navigateByStatus, screenForStatus, STATUS_MAPS } from './status-navigation';

/** Returns the root path if the flow has no handler (spec 2). */
export function statusPath(flow: Flow, explicitStatus: string): string {
  const destination = navigateByStatus({ handlers: STATUS_MAPS[flow], explicitStatus });
  const path = 'root' in destination ? undefined : screenPath(destination.handler, flow);
  return path ?? SCREENS.home.path;
}

/** Null if no screen starts an application. */
export function firstScreen(flow: Flow): ScreenId | null {
  const first = SCREEN_IDS.find(
    (id) =>
      screenDefinition(id).startsApplication?.includes(flow) === true &&
      screenPath(id, flow) !== undefined,
  );
  return first ?? null;
}

/** Decides by status, or uses the first step without an application (null). */
export function destinationPath(flow: Flow, status: string | null): string {
  if (status !== null) return statusPath(flow, status);
  const first = firstScreen(flow);
  return (first && screenPath(first, flow)) ?? '/';
}

const CART_SCREENS: Readonly<Record<StatusDefinition['items'], readonly ScreenId[]>> = {
  editable: SCREEN_IDS.filter((id) => Object.hasOwn(APPRAISAL_SCREENS, id)),
  readable: ['asset-cart'],
  settled: [],
};

function screensIn(status: Status, flow: Flow): readonly (ScreenId | null)[] {
  const { screen, shows } = statusInFlow(status, flow);
  const { items } = STATUS_DEFINITIONS[status];
  return [screen, ...shows, ...(flow === 'item' ? CART_SCREENS[items] : [])];
}

const DEPENDENT = new Set(
  FLOWS.flatMap((flow) => STATUSES.flatMap((status) => screensIn(status, flow))),
);

/** In journey order; undefined: all statuses. */
export function statusesOf(screen: ScreenId, flow: Flow): readonly Status[] | undefined {
  return DEPENDENT.has(screen)
    ? JOURNEY.filter((status) => screensIn(status, flow).includes(screen))
    : undefined;
}

/** `status` null: no application. Unknown statuses fit only their own target. */
export function fitsStatus(screen: ScreenId, flow: Flow, status: string | null): boolean {
  const statuses = statusesOf(screen, flow);
  if (statuses === undefined) return true;
  if (status === null) return screenDefinition(screen).startsApplication?.includes(flow) ?? false;
  if (!isStatus(status)) return screenForStatus(flow, status) === screen;
  return statuses.includes(status) || screenForStatus(flow, status) === screen;
}

/** Status that links to the screen seed: its usual one, otherwise the first that shows it. */
export function defaultStatusFor(screen: ScreenId, flow: Flow): Status {
  const statuses = statusesOf(screen, flow);
  return (
    screenDefinition(screen).usualStatus ??
    statuses?.find((status) => screenForStatus(flow, status) === screen) ??
    statuses?.[0] ??
    'CREATED'
  );
}
