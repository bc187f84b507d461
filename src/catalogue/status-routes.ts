import type { Flow } from './flows';
import { screenPath } from './routes';
import type { ScreenDefinition } from './screen-definition';
import { SCREEN_IDS, screenDefinition, type ScreenId } from './screens';
import { isStatus, STATUSES, type Status } from './statuses';
import { screenForStatus } from './status-navigation';

/** Where status navigation leads in a flow. Each flow has a path for each screen that its map names. */
export function statusPath(flow: Flow, status: string): string {
  const screen: ScreenId = screenForStatus(flow, status);
  return screenPath(screen, flow) ?? '/';
}

/** Where a person is led in a flow: by status, or, without an application (null), to the flow's first step. */
export function destinationPath(flow: Flow, status: string | null): string {
  if (status !== null) return statusPath(flow, status);
  const start = SCREEN_IDS.find(
    (id) =>
      screenDefinition(id).startsApplication?.includes(flow) === true &&
      screenPath(id, flow) !== undefined,
  );
  return start === undefined ? '/' : (screenPath(start, flow) ?? '/');
}

/** The statuses in which a screen has something to show in a flow; undefined where all are. */
export function statusesOf(screen: ScreenId, flow: Flow): readonly Status[] | undefined {
  const { statuses } = screenDefinition(screen);
  if (statuses === undefined) return undefined;
  return isByFlow(statuses) ? (statuses[flow] ?? []) : statuses;
}

function isByFlow(
  statuses: NonNullable<ScreenDefinition['statuses']>,
): statuses is Exclude<typeof statuses, readonly Status[]> {
  return !Array.isArray(statuses);
}

/** Whether a screen has something to show in `status` (null: no application). Unknown statuses only fit their own target. */
export function fitsStatus(screen: ScreenId, flow: Flow, status: string | null): boolean {
  const statuses = statusesOf(screen, flow);
  if (statuses === undefined) return true;
  if (status === null) return screenDefinition(screen).startsApplication?.includes(flow) ?? false;
  if (!isStatus(status)) return screenForStatus(flow, status) === screen;
  return statuses.includes(status) || screenForStatus(flow, status) === screen;
}

/** The first status in which a screen can be shown in a flow: what a link to the screen seeds. */
export function defaultStatusFor(screen: ScreenId, flow: Flow): Status {
  const statuses = statusesOf(screen, flow);
  return (
    statuses?.find((status) => screenForStatus(flow, status) === screen) ??
    statuses?.[0] ??
    STATUSES.find((status) => statuses !== undefined && screenForStatus(flow, status) === screen) ??
    'CREATED'
  );
}
