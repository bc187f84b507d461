import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportGraph } from './read-imports';

const CATALOGUE = /^src\/catalogue\/([\w-]+-)?screens\.ts$/;
const TEST = /\.test\.tsx?$|\/testing\//;

/** Start of a text that may be a portal path: `/login` of `/login?returnTo=`. */
const PATH = /(?<=['"`}])\/[a-z][\w/-]*/g;

export function typedPaths(root: string, graph: ImportGraph, known: ReadonlySet<string>): string[] {
  // The entry's first import must not import anything, so it may contain paths.
  const first = (graph.get('src/main.ts') ?? []).filter((file) => graph.get(file)?.length === 0);
  return [...graph.keys()]
    .filter((file) => !CATALOGUE.test(file) && !TEST.test(file) && !first.includes(file))
    .flatMap((file) =>
      (readFileSync(join(root, file), 'utf8').match(PATH) ?? [])
        .filter((path) => known.has(path))
        .map((path) => `${file} has typed ${path}`),
    );
}
