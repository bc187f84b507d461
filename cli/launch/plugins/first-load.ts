/** What is known of a module when chunks are made. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

function reachedFrom(starts: readonly string[], graph: Graph): ReadonlySet<string> {
  const reached = new Set(starts);
  // A set that grows is walked to its new end.
  for (const id of reached) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  }
  return reached;
}

/**
 * Two chunks, instead of dozens of small ones that compress worse and cost a request each: what is fetched
 * before the sign-in can be used, and what it asks for once it can. On a slow phone only asking for so many
 * files holds the page up.
 *
 * The first is `boot` and what it imports, except what `entry` imports too: the entry runs alone, before all of
 * this, and is what speaks when this does not come. The second is `later` and what that imports besides.
 */
export function firstLoad({
  entry,
  boot,
  later,
}: {
  readonly entry: string;
  readonly boot: readonly string[];
  readonly later: readonly string[];
}) {
  let chunks: ReadonlyMap<string, string> | null = null;
  const members = (graph: Graph): ReadonlyMap<string, string> => {
    const early = reachedFrom([entry], graph);
    // Modules that the bundler makes up keep the place that it gives them.
    const own = (starts: readonly string[]): readonly string[] =>
      [...reachedFrom(starts, graph)].filter((id) => !early.has(id) && !id.startsWith('\0'));
    return new Map([
      ...own(later).map((id) => [id, 'second-load'] as const),
      ...own(boot).map((id) => [id, 'first-load'] as const),
    ]);
  };
  return {
    // For the report of a slow build.
    debugName: 'first load',
    name: (id: string, graph: Graph): string | null => (chunks ??= members(graph)).get(id) ?? null,
    includeDependenciesRecursively: false,
  };
}
