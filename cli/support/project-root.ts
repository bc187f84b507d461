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

/** Loads one of the scripts of cli/launch, which are never bundled. */
export function launchScript<Exports>(name: string): Promise<Exports> {
  const path = join(projectRoot(), 'cli/launch', name);
  return import(/* @vite-ignore */ pathToFileURL(path).href) as Promise<Exports>;
}
