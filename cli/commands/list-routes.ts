import { UNKNOWN_PATH } from '../../mock-server/scenario/landing-path';
import { ROUTES, screenOn, type Route } from '../../src/catalogue/routes';
import { defaultStatusFor } from '../../src/catalogue/status-routes';
import { PROGRAM_IDS, type ProgramId, programDefinition } from '../../src/catalogue/programs';
import { makeSeed } from '../support/make-seed';
import { seedDestination } from '../../mock-server/scenario/seed-destination';
import { seedLink } from '../support/seed-link';

type SeedArguments = Readonly<Record<string, string | true>>;

/** An entry of `portal list routes --json`. */
export interface ListedRoute {
  readonly path: string;
  readonly screen: string | null;
  readonly flow: string;
  readonly access: Route['access'];
  readonly seed: SeedArguments;
  readonly url: string;
}

function programFor(route: Route): ProgramId | undefined {
  return PROGRAM_IDS.find((program) => {
    const { flow } = programDefinition(program);
    return route.screen === null || screenOn(route, flow) !== null;
  });
}

function listRoute(route: Route, program: ProgramId, baseUrl: string): ListedRoute {
  const { access } = route;
  const { flow } = programDefinition(program);
  const screen = screenOn(route, flow);
  const path = route.path === '*' ? UNKNOWN_PATH : route.path;
  const status = screen === null ? 'CREATED' : defaultStatusFor(screen, flow);
  const signedOut = access === 'public';
  const seed = makeSeed({ program, status, signedOut, ...(screen === null ? {} : { screen }) });
  const url = seedLink(seed, baseUrl, seedDestination(seed).path === path ? '/' : path);
  return {
    path,
    screen,
    flow,
    access,
    seed: {
      program,
      status,
      ...(screen === null ? {} : { screen }),
      ...(signedOut ? { 'signed-out': true as const } : {}),
    },
    url,
  };
}

/** Leaves out flows without a program. */
export function listRoutes(baseUrl: string): ListedRoute[] {
  return ROUTES.flatMap((route) => {
    const program = programFor(route);
    return program === undefined ? [] : [listRoute(route, program, baseUrl)];
  });
}
