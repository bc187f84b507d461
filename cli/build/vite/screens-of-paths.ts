import { FLOWS } from '../../../src/catalogue/flows';
import { screenAt } from '../../../src/catalogue/journey/decide-screen';
import { PROGRAM_IDS } from '../../../src/catalogue/programs';
import { ROUTES } from '../../../src/catalogue/routes';

/** What the catalogue says of paths and programs, as far as the build names files for them. */
export interface Needed {
  readonly programs: readonly string[];
  /** The screen of each path: none where another program shows another one there. */
  readonly screens: readonly (readonly [path: string, screen: string])[];
}

export const NEEDED: Needed = {
  programs: PROGRAM_IDS,
  screens: ROUTES.flatMap((route) => {
    const [screen, ...others] = new Set(FLOWS.map((flow) => screenAt(route, flow)));
    return route.path === '*' || !screen || others.length > 0
      ? []
      : [[route.path, screen] as const];
  }),
};
