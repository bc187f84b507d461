import type { ChunkGraph } from '../../cli/launch/plugins/chunk-graph';

/** What is there before any screen behind the sign-in is asked for. */
const BASE = [
  'src/main.ts',
  'src/app/boot/boot.tsx',
  'src/services/configuration/install-configuration.ts',
  'src/app/routing/journey-routes.tsx',
  'src/app/routing/signed-in-portal.tsx',
  // The file of what many screens share.
  'src/services/data/use-operation.ts',
];

/** What all of that is called among the screens. */
const ALL = 'every screen';

interface Weight {
  readonly screen: string;
  readonly bytes: number;
  readonly files: number;
  /** Its modules, the heaviest first, each with who imports it. */
  readonly modules: readonly string[];
}

function reached(graph: ChunkGraph, files: readonly string[]): ReadonlySet<string> {
  const found = new Set(files);
  // A set that grows is walked to its new end.
  for (const file of found) for (const next of graph[file]?.imports ?? []) found.add(next);
  return found;
}

/**
 * What is there once somebody is signed in, and what each screen adds to that. `sizeOf` says what a file weighs on the
 * wire.
 */
export function screenWeights(
  graph: ChunkGraph,
  sizeOf: (file: string) => number,
): readonly Weight[] {
  const holding = (id: string): readonly string[] =>
    Object.entries(graph).flatMap(([file, { modules }]) =>
      modules.some((one) => one.id === id) ? [file] : [],
    );
  const base = reached(graph, BASE.flatMap(holding));
  const weightOf = (screen: string, own: readonly string[]): Weight => {
    const modules = own.flatMap((file) => graph[file]?.modules ?? []);
    const here = new Set(modules.map(({ id }) => id));
    return {
      screen,
      bytes: own.reduce((sum, file) => sum + sizeOf(file), 0),
      files: own.length,
      modules: modules
        .toSorted((a, b) => b.bytes - a.bytes)
        .map(
          ({ id, importers }) =>
            `${id}, imported by ${importers.find((by) => here.has(by)) ?? 'its path'}`,
        ),
    };
  };
  const screens = Object.entries(graph).flatMap(([start, { facade }]) => {
    const screen = /^src\/features\/.*\/([\w-]+)-screen\.tsx$/.exec(facade ?? '')?.[1];
    if (screen === undefined) return [];
    return [
      weightOf(
        screen,
        [...reached(graph, [start])].filter((file) => !base.has(file)),
      ),
    ];
  });
  return [weightOf(ALL, [...base]), ...screens];
}

export type Budgets = Readonly<Record<string, number>>;

/** A line for each screen that weighs more than it may, or has no budget, with its heaviest modules. */
export function overBudget(weights: readonly Weight[], budgets: Budgets): readonly string[] {
  const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
  return weights.flatMap(({ screen, bytes, modules }) => {
    const budget = budgets[screen];
    if (budget !== undefined && bytes <= budget * 1000) return [];
    const allowed = budget === undefined ? 'it has no budget' : `it may have ${kB(budget * 1000)}`;
    const heaviest = modules.slice(0, 5).map((line) => `\n    ${line}`);
    return [`${screen} has ${kB(bytes)}, ${allowed}. Its heaviest modules:${heaviest.join('')}`];
  });
}
