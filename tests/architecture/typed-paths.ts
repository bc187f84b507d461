import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportGraph } from './read-imports';

/** Where the paths are given to the screens. */
const CATALOGUE = /^src\/catalogue\/([\w-]+-)?screens\.ts$/;
const TEST = /\.test\.tsx?$|\/testing\//;

/** The beginning of a text that may be a path of the portal: `/login` of `/login?returnTo=`. */
const PATH = /(?<=['"`}])\/[a-z][\w/-]*/g;

/** The paths of `known` that files of `graph` have typed, as sentences. */
export function typedPaths(root: string, graph: ImportGraph, known: ReadonlySet<string>): string[] {
  // What the entry runs before all else imports nothing, so it has to know by itself.
  const first = (graph.get('src/main.ts') ?? []).filter((file) => graph.get(file)?.length === 0);
  return [...graph.keys()]
    .filter((file) => !CATALOGUE.test(file) && !TEST.test(file) && !first.includes(file))
    .flatMap((file) =>
      (readFileSync(join(root, file), 'utf8').match(PATH) ?? [])
        .filter((path) => known.has(path))
        .map((path) => `${file} has typed ${path}`),
    );
}
