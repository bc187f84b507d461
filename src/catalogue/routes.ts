import { FLOWS, STEPS, type Flow } from './flows';
import { PASS_ON_PATHS, SCREEN_IDS, screenDefinition, type Access, type ScreenId } from './screens';

/** One path of the portal. */
export interface Route {
  readonly path: string;
  /** The screen that stands there; null where the path only passes a visitor on. */
  readonly screen: ScreenId | null;
  /** Screens of other flows that share the path. */
  readonly others: readonly ScreenId[];
  /** The flow the path belongs to; null where the program decides. */
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
          // A path that is also an alias belongs to every flow that has the screen.
          return flowPath === undefined || aliases.includes(flowPath)
            ? []
            : [{ path: flowPath, screen, others, flow, access }];
        });
  return [...own, ...aliases.map((alias) => ({ path: alias, screen, others, flow: null, access }))];
}

/** One route for each path: screens that share an alias stand in one. */
function merged(routes: readonly Route[]): Route[] {
  // By path at once: to look for each among all would be much of what a command of the catalogue takes.
  const byPath = new Map<string, Route>();
  for (const route of routes) {
    const { others, ...first } = byPath.get(route.path) ?? route;
    const isOther = route.screen !== null && route.screen !== first.screen;
    byPath.set(route.path, { ...first, others: isOther ? [...others, route.screen] : others });
  }
  return [...byPath.values()];
}

/** Every path of the portal, in the order of the catalogue. */
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

/** The route of a pathname, or undefined where the portal has none. */
export function findRoute(pathname: string): Route | undefined {
  const path = normalizePath(pathname);
  return ROUTES.find((route) => route.path === path && route.path !== '*');
}

/** The path of a screen in a flow, or undefined where that flow does not have it. */
export function screenPath(screen: ScreenId, flow: Flow): string | undefined {
  const { path } = screenDefinition(screen);
  return typeof path === 'string' ? path : path[flow];
}

/** The screen of a path in a flow; null where the path passes the visitor on by status there. */
export function screenOn({ screen, others, flow: own }: Route, flow: Flow): ScreenId | null {
  if (screen === null || (own ?? flow) !== flow) return null;
  return [screen, ...others].find((id) => screenPath(id, flow) !== undefined) ?? null;
}

/** Whether a route shows a page without header, footer and the rest, made to stand in another one. */
export function isEmbedded(route: Route | null | undefined): boolean {
  if (route === null || route === undefined || route.screen === null) return false;
  return screenDefinition(route.screen).embedded === true;
}

/** Where a screen stands among the steps of its flow. */
export interface ScreenStep {
  /** Counts from 1. */
  readonly number: number;
  readonly of: number;
  readonly name: string;
  /** Of all steps, in their order. */
  readonly names: readonly string[];
}

/** "Step 2 of 4" of a screen in a flow, or undefined where it is not a step. */
export function screenStep(screen: ScreenId, flow: Flow): ScreenStep | undefined {
  const name = screenDefinition(screen).step?.[flow];
  if (name === undefined) return undefined;
  const names: readonly string[] = STEPS[flow];
  return { number: names.indexOf(name) + 1, of: names.length, name, names };
}

/** Returns the pathname without slashes or the name of the served file, `index.html`, at its end. */
export function normalizePath(pathname: string): string {
  return pathname.replace(/\/index\.html$/, '').replace(/\/+$/, '') || '/';
}
