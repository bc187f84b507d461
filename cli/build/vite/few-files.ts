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
  /** It comes later than this layer before it, which has what another layer needs too, or what one opens. */
  readonly after?: string | undefined;
}

interface Shared {
  /** The file: one of its own, or that of a layer. */
  readonly name: string;
  /** Modules that import each screen when it is opened. */
  readonly lists: readonly string[];
  /** How many screens have to need a module before all of them get it in one file. */
  readonly least: number;
  /** A library that only some of the screens need: what stands on it, and what no other screen needs, is a file of its own. */
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
  const neededWithout = new Set<string>();
  for (const screen of screens) {
    const reached = [...reachedFrom([screen], graph)];
    const isApart = reached.some((id) => apart.library.test(id));
    for (const id of reached) {
      needed.set(id, (needed.get(id) ?? 0) + 1);
      if (!isApart) neededWithout.add(id);
    }
  }
  // What stands on the library is needed by none that does without it.
  const nameOf = (id: string): string => (neededWithout.has(id) ? name : apart.name);
  return new Map(
    [...needed].flatMap(([id, count]) => (count < least ? [] : [[id, nameOf(id)] as const])),
  );
}

/**
 * A few files, instead of dozens of small ones that compress worse and cost a request each: of one server a
 * browser asks for six at a time where that is no HTTP/2, and on a slow phone only asking for so many holds the
 * page up.
 *
 * Each layer is a file: what its modules import, except what an earlier layer or `entry` does (or one that it comes `after`). The entry runs
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
    for (const layer of layers.toReversed()) {
      const { name, from, after = name } = layer;
      const others = layers.filter((one) => one !== layer).flatMap((one) => one.from);
      const opened = [...reachedFrom(others, graph)]
        .flatMap((id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
        .filter((id) => !from.includes(id));
      const elsewhere = reachedFrom([...others, ...opened], graph);
      for (const id of reachedFrom(from, graph)) found.set(id, elsewhere.has(id) ? after : name);
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
