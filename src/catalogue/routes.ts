import { ACCOUNT_STEP, FLOWS, STEPS, type Flow } from './flows';
import { PASS_ON_PATHS, SCREEN_IDS, screenDefinition, type Access, type ScreenId } from './screens';

export interface Route {
  readonly path: string;
  /** Null if the path only redirects. */
  readonly screen: ScreenId | null;
  /** Screens of other flows at this path. */
  readonly others: readonly ScreenId[];
  /** Null: the program decides. */
  readonly flow: Flow | null;
  readonly access: Access;
}

function routesOf(screen: ScreenId): Route[] {
  const { path, aliases = [], access } = screenDefinition(screen);
  const others: readonly ScreenId[] = [];
  const own: Route[] =
    typeof path === 'string'
      ? [{ path, screen, others, flow: null, access }]
      : FLOWS.flatMap((flow) => {
          const flowPath = path[flow];
          // A path that is also an alias belongs to each flow with that screen.
          return flowPath === undefined || aliases.includes(flowPath)
            ? []
            : [{ path: flowPath, screen, others, flow, access }];
        });
  return [...own, ...aliases.map((alias) => ({ path: alias, screen, others, flow: null, access }))];
}

/** Flows share some aliases. */
function merged(routes: readonly Route[]): Route[] {
  // A map: searching the list would dominate the start of CLI commands.
  const byPath = new Map<string, Route>();
  for (const route of routes) {
    const { others, ...first } = byPath.get(route.path) ?? route;
    const isOther = route.screen !== null && route.screen !== first.screen;
    byPath.set(route.path, { ...first, others: isOther ? [...others, route.screen] : others });
  }
  return [...byPath.values()];
}

export const ROUTES: readonly Route[] = [
  ...merged(SCREEN_IDS.flatMap(routesOf)),
  ...PASS_ON_PATHS.map((path) => ({
    path,
    screen: null,
    others: [],
    flow: null,
    access: 'signed-in' as const,
  })),
];

export function findRoute(pathname: string): Route | undefined {
  const path = normalizePath(pathname);
  return ROUTES.find((route) => route.path === path && route.path !== '*');
}

/** Undefined: the flow doesn't have the screen. */
export function screenPath(screen: ScreenId, flow: Flow): string | undefined {
  const { path } = screenDefinition(screen);
  return typeof path === 'string' ? path : path[flow];
}

/** Returns null if the path redirects by status in this flow. */
export function screenOn({ screen, others, flow: own }: Route, flow: Flow): ScreenId | null {
  if (screen === null || (own ?? flow) !== flow) return null;
  return [screen, ...others].find((id) => screenPath(id, flow) !== undefined) ?? null;
}

/** Embedded pages have no header and footer: they are made for an iframe. */
export function isEmbedded(route: Route | null | undefined): boolean {
  if (route === null || route === undefined || route.screen === null) return false;
  return screenDefinition(route.screen).embedded === true;
}

export interface ScreenStep {
  /** From 1. */
  readonly number: number;
  readonly of: number;
  readonly name: string;
  readonly names: readonly string[];
}

/**
 * Undefined if the screen isn't a step. With an account, the step that creates it comes first, as
 * done.
 */
export function screenStep(
  screen: ScreenId,
  flow: Flow,
  hasAccount = false,
): ScreenStep | undefined {
  const name = screenDefinition(screen).step?.[flow];
  if (name === undefined) return undefined;
  const all: readonly string[] = STEPS[flow];
  const names =
    hasAccount && all.includes(ACCOUNT_STEP)
      ? [ACCOUNT_STEP, ...all.filter((step) => step !== ACCOUNT_STEP)]
      : all;
  return { number: names.indexOf(name) + 1, of: names.length, name, names };
}

/** Removes final slashes and the served file's name, `index.html`. */
export function normalizePath(pathname: string): string {
  return pathname.replace(/\/index\.html$/, '').replace(/\/+$/, '') || '/';
}
