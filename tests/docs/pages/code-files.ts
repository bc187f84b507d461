import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../support';

const CODE = /(?<!\.test|\.spec|\.d)\.(?:tsx?|mjs)$/;
/** Made from what is listed elsewhere, and what only tests say. */
const LEFT_OUT = /(?:^|\/)(?:generated|testing|dist)\//;

/** What each module of a folder holds, under its path: `read` gives the lines, of which there may be none. */
export function sectionsOf(
  folder: string,
  read: (path: string, source: string) => readonly string[],
): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => CODE.test(path) && !LEFT_OUT.test(path))
    .toSorted()
    .flatMap((path) => {
      const lines = read(path, readFileSync(join(ROOT, path), 'utf8'));
      return lines.length === 0 ? [] : [`## ${path}`, ['```text', ...lines, '```'].join('\n')];
    });
}
