import { FLOWS } from '../../../src/catalogue/flows.ts';
import { screenAt } from '../../../src/catalogue/journey/decide-screen.ts';
import { PROGRAM_IDS } from '../../../src/catalogue/programs.ts';
import { ROUTES } from '../../../src/catalogue/routes.ts';
import { EVERYWHERE } from '../../../src/catalogue/signed-in-files.ts';
import { filesWith, type Bundle } from './files-with.ts';

/** What somebody who is signed in needs, whatever the page shows. */
const ALWAYS = [
  '/src/services/configuration/install-configuration.ts',
  '/src/app/routing/journey-routes.tsx',
  '/src/app/routing/signed-in-portal.tsx',
  '/src/app/routing/screen-ahead.ts',
];

/** The screen of each path: none where another program shows another one there. */
function screensOfPaths(): readonly (readonly [path: string, screen: string])[] {
  return ROUTES.flatMap((route) => {
    const [screen, ...others] = new Set(FLOWS.map((flow) => screenAt(route, flow)));
    return route.path === '*' || !screen || others.length > 0 ? [] : [[route.path, screen]];
  });
}

/**
 * The files that only somebody who is signed in needs, without those that are `there`, each with the paths and programs
 * that need it. The path of a screen that is no file of its own is left out.
 */
export function signedInFiles(
  bundle: Bundle,
  there: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const note = (of: string, modules: readonly string[]): void => {
    for (const file of filesWith(bundle, modules)) {
      const known = found.get(file) ?? [];
      if (!there.has(file) && !known.includes(EVERYWHERE)) found.set(file, [...known, of]);
    }
  };
  note(EVERYWHERE, ALWAYS);
  for (const id of PROGRAM_IDS) note(id, [`/src/programs/${id}/brand.ts`]);
  for (const [path, screen] of screensOfPaths()) note(path, [`/${screen}-screen.tsx`]);
  return found;
}
