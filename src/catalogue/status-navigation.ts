import type { Flow } from './flows';
import type { ScreenId } from './screens';
import { statusInFlow } from './status/facts';
import { STATUSES, type Status } from './statuses';

/** Handlers keyed by status. A handler is whatever the caller wants to do or go to. */
export type StatusHandlers<Handler> = Readonly<Partial<Record<Status, Handler>>>;

/** The screen of each status that the flow lists. */
function screensOf(flow: Flow): StatusHandlers<ScreenId> {
  const screens: Partial<Record<Status, ScreenId>> = {};
  for (const status of STATUSES) {
    const { screen } = statusInFlow(status, flow);
    if (screen !== null) screens[status] = screen;
  }
  return screens;
}

/** Status → screen, by flow: the item map and the home-equity overrides of spec 4, and the cash map. */
export const STATUS_MAPS: Readonly<Record<Flow, StatusHandlers<ScreenId>>> = {
  item: screensOf('item'),
  cash: screensOf('cash'),
  home: screensOf('home'),
};

/** What status navigation found: a handler, or the root path when there are no handlers. */
export type StatusDestination<Handler> = { readonly handler: Handler } | { readonly root: true };

/**
 * Chooses a destination by the application's status, or by one passed explicitly (spec 2).
 * No match → the handler of INVALID_STATE. That is also why an item status which the map does not
 * list leads to manual-review: there INVALID_STATE does. No handlers → the root path.
 */
export function navigateByStatus<Handler>(options: {
  readonly handlers: StatusHandlers<Handler>;
  readonly applicationStatus?: string | null | undefined;
  readonly explicitStatus?: string | null | undefined;
}): StatusDestination<Handler> {
  const { handlers, applicationStatus, explicitStatus } = options;
  const status = explicitStatus ?? applicationStatus ?? '';
  const handler = Object.hasOwn(handlers, status)
    ? handlers[status as Status]
    : handlers.INVALID_STATE;
  return handler === undefined ? { root: true } : { handler };
}

/** The screen at which an applicant of `flow` in `status` ends up. Never without one: each flow lists INVALID_STATE. */
export function screenForStatus(flow: Flow, status: string): ScreenId {
  const destination = navigateByStatus({
    handlers: STATUS_MAPS[flow],
    applicationStatus: status,
  });
  return 'handler' in destination ? destination.handler : 'invalid-state';
}
