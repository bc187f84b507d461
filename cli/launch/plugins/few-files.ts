/** What is known of a module when chunks are made. */
interface Graph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds?: readonly string[];
  } | null;
}

/** A file, and the modules that it is made for. */
interface Layer {
  readonly name: string;
  readonly from: readonly string[];
}

interface Shared {
  /** The file: one of its own, or that of a layer. */
  readonly name: string;
  /** Modules that import each screen when it is opened. */
  readonly lists: readonly string[];
  /** How many screens have to need a module before all of them get it in one file. */
  readonly least: number;
  /** A library that only some of the screens need: what stands on it is a file of its own. */
  readonly apart: { readonly name: string; readonly library: RegExp };
}

function reachedFrom(starts: readonly string[], graph: Graph): ReadonlySet<string> {
  const reached = new Set(starts);
  // A set that grows is walked to its new end.
  for (const id of reached) {
    for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported);
  }
  return reached;
}

/** What many screens need. Whatever one of these modules imports is needed by as many: files never import in a ring. */
function sharedByScreens(
  { name, lists, least, apart }: Shared,
  graph: Graph,
): ReadonlyMap<string, string> {
  const screens = new Set(
    lists.flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? []),
  );
  const needed = new Map<string, number>();
  for (const screen of screens) {
    for (const id of reachedFrom([screen], graph)) needed.set(id, (needed.get(id) ?? 0) + 1);
  }
  const nameOf = (id: string): string =>
    [...reachedFrom([id], graph)].some((one) => apart.library.test(one)) ? apart.name : name;
  return new Map(
    [...needed].flatMap(([id, count]) => (count < least ? [] : [[id, nameOf(id)] as const])),
  );
}

/**
 * A few files, instead of dozens of small ones that compress worse and cost a request each: of one server a
 * browser asks for six at a time where that is no HTTP/2, and on a slow phone only asking for so many holds the
 * page up.
 *
 * Each layer is a file: what its modules import, except what an earlier layer or `entry` does. The entry runs
 * alone, before all of this, and is what speaks when this does not come. What many screens share comes after
 * all layers, or in the file of one; the rest is left to the bundler.
 */
export function fewFiles({
  entry,
  layers,
  shared,
}: {
  readonly entry: string;
  readonly layers: readonly Layer[];
  readonly shared: Shared;
}) {
  let chunks: ReadonlyMap<string, string> | null = null;
  const members = (graph: Graph): ReadonlyMap<string, string> => {
    const early = reachedFrom([entry], graph);
    const found = new Map(sharedByScreens(shared, graph));
    for (const { name, from } of layers.toReversed()) {
      for (const id of reachedFrom(from, graph)) found.set(id, name);
    }
    // Modules that the bundler makes up keep the place that it gives them.
    return new Map([...found].filter(([id]) => !early.has(id) && !id.startsWith('\0')));
  };
  return {
    // For the report of a slow build.
    debugName: 'few files',
    name: (id: string, graph: Graph): string | null => (chunks ??= members(graph)).get(id) ?? null,
    includeDependenciesRecursively: false,
  };
}
