/** What is known of a module when chunks are made. */
interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null;
}

function reachedFrom(start: string, graph: Graph): ReadonlySet<string> {
  const reached = new Set([start]);
  // A set that grows is walked to its new end.
  for (const id of reached) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  }
  return reached;
}

/**
 * One chunk of all that is fetched before the sign-in screen can be used: a dozen small ones compress
 * worse and cost a request each. It is `boot` and what it imports, except what `entry` imports too: the entry runs
 * alone, before all of this, and is what speaks when this does not come.
 */
export function firstLoad({ entry, boot }: { readonly entry: string; readonly boot: string }) {
  let chunk: ReadonlySet<string> | null = null;
  const members = (graph: Graph): ReadonlySet<string> => {
    const early = reachedFrom(entry, graph);
    const all = [...reachedFrom(boot, graph)];
    // Modules that the bundler makes up keep the place that it gives them.
    return new Set(all.filter((id) => !early.has(id) && !id.startsWith('\0')));
  };
  return {
    name: (id: string, graph: Graph): string | null =>
      (chunk ??= members(graph)).has(id) ? 'first-load' : null,
    includeDependenciesRecursively: false,
  };
}
