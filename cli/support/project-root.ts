import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { CommandFailed } from './errors';

/** Null for a bundle that is installed elsewhere. */
export function findCheckout(): string | null {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'cli/portal.ts'))) {
    const above = dirname(folder);
    if (above === folder) return null;
    folder = above;
  }
  return folder;
}

/** Throws CommandFailed outside a checkout. */
export function projectRoot(): string {
  const folder = findCheckout();
  if (folder === null) throw new CommandFailed('not inside a portal checkout');
  return folder;
}

/** For files that outlive the command: in the checkout, or in the user's home folder. */
export function cacheFolder(name: string): string {
  const checkout = findCheckout();
  return checkout === null
    ? join(homedir(), '.cache', name)
    : join(checkout, 'node_modules/.cache', name);
}

/** Scripts of cli/build and cli/start are never bundled. `path` is relative to the checkout. */
export function importScript<Exports>(path: string): Promise<Exports> {
  return import(
    /* @vite-ignore */ pathToFileURL(join(projectRoot(), path)).href
  ) as Promise<Exports>;
}
