import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { CommandFailed } from './errors';

/** Returns the folder of the checkout. Throws CommandFailed outside a checkout. */
export function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'cli/portal.ts'))) {
    const above = dirname(folder);
    if (above === folder) throw new CommandFailed('not inside a portal checkout');
    folder = above;
  }
  return folder;
}

/** Imports a script of cli/build or cli/start, which are never bundled. `path` is relative to the checkout. */
export function importScript<Exports>(path: string): Promise<Exports> {
  return import(
    /* @vite-ignore */ pathToFileURL(join(projectRoot(), path)).href
  ) as Promise<Exports>;
}
