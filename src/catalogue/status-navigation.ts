import type { Flow } from './flows';
import type { ScreenId } from './screens';
import { statusInFlow } from './status/facts';
import { STATUSES, type Status } from './statuses';

export type StatusHandlers<Handler> = Readonly<Partial<Record<Status, Handler>>>;

function screensOf(flow: Flow): StatusHandlers<ScreenId> {
  const screens: Partial<Record<Status, ScreenId>> = {};
  for (const status of STATUSES) {
    const { screen } = statusInFlow(status, flow);
    if (screen !== null) screens[status] = screen;
  }
  return screens;
}

/** Item map and home-equity overrides of spec 4, and the cash map. */
export const STATUS_MAPS: Readonly<Record<Flow, StatusHandlers<ScreenId>>> = {
  item: screensOf('item'),
  cash: screensOf('cash'),
  home: screensOf('home'),
};

export type StatusDestination<Handler> = { readonly handler: Handler } | { readonly root: true };

/**
 * Uses the application's status, or an explicit one (spec 2). Without a match, the handler of
 * INVALID_STATE is used, so item statuses missing from the map lead to manual-review. Without
 * handlers, returns the root path.
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

/** There is always a screen: each flow lists INVALID_STATE. */
export function screenForStatus(flow: Flow, status: string): ScreenId {
  const destination = navigateByStatus({
    handlers: STATUS_MAPS[flow],
    applicationStatus: status,
  });
  return 'handler' in destination ? destination.handler : 'invalid-state';
}
