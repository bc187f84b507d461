import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';
import { EVERYWHERE } from '../../../src/catalogue/signed-in-files.ts';
import { filesWith, type Bundle } from './files-with.ts';
import type * as ScreensOfPaths from './screens-of-paths.ts';

/** By Vite, as the portal’s own code: what reads the configuration of the build knows no import without an ending. */
const CATALOGUE = fileURLToPath(new URL('screens-of-paths.ts', import.meta.url));

/** What leads from any path but the sign-in’s to what it shows, to the sign-in for a visitor. */
const LEADS_ON = [
  '/src/services/configuration/install-configuration.ts',
  '/src/app/routing/journey-routes.tsx',
];

/** What somebody who is signed in needs, whatever the page shows. */
const ALWAYS = [...LEADS_ON, '/src/app/routing/signed-in-portal.tsx'];

/** The files that a visitor needs wherever the page begins with another screen than the sign-in. */
export const visitorFiles = (bundle: Bundle): ReadonlySet<string> => filesWith(bundle, LEADS_ON);

/**
 * The files that only somebody who is signed in needs, without those that are `there`, each with the paths and programs
 * that need it. The path of a screen that is no file of its own is left out.
 */
export async function signedInFiles(
  bundle: Bundle,
  there: ReadonlySet<string>,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { programs, screens } = (await runnerImport<typeof ScreensOfPaths>(CATALOGUE)).module
    .NEEDED;
  const found = new Map<string, string[]>();
  const note = (of: string, modules: readonly string[]): void => {
    for (const file of filesWith(bundle, modules)) {
      const known = found.get(file) ?? [];
      if (!there.has(file) && !known.includes(EVERYWHERE)) found.set(file, [...known, of]);
    }
  };
  note(EVERYWHERE, ALWAYS);
  for (const id of programs) note(id, [`/src/programs/${id}/brand.ts`]);
  for (const [path, screen] of screens) note(path, [`/${screen}-screen.tsx`]);
  return found;
}
