import type { ImportGraph } from './read-imports';

/** The mock may import these, too. */
const BASE_LAYERS = ['src/catalogue', 'src/contract', 'src/programs', 'src/domain'];

/** In addition to itself and `styled-system`. Any other import between parts is an error. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  // The design system and the rules compare typed texts in the same way.
  'src/ui': ['src/catalogue/normalize-text'],
  'src/catalogue': [],
  'src/contract': ['src/catalogue'],
  'src/programs': ['src/catalogue'],
  'src/services': ['src/catalogue', 'src/contract', 'src/programs'],
  'src/domain': ['src/catalogue', 'src/contract', 'src/programs', 'src/services', 'src/ui'],
  'src/shell': [...BASE_LAYERS, 'src/services', 'src/ui'],
  'src/forms': [...BASE_LAYERS, 'src/services', 'src/shell', 'src/ui'],
  'src/features': [...BASE_LAYERS, 'src/forms', 'src/services', 'src/shell', 'src/ui'],
  'src/app': [...BASE_LAYERS, 'src/features', 'src/forms', 'src/services', 'src/shell', 'src/ui'],
  'src/operator': ['src/catalogue', 'src/services'],
  'src/main': ['src/app', 'src/services', 'src/ui', 'mock-server/mounts/browser'],
  fixtures: ['src/catalogue', 'src/contract'],
  'mock-server/generated': ['src/contract', 'mock-server/apis/graphql'],
  'mock-server/scenario': ['src/catalogue', 'src/contract', 'src/programs', 'fixtures'],
  'mock-server/world': ['src/catalogue', 'src/contract', 'fixtures', 'mock-server/scenario'],
  'mock-server/domain': [
    ...BASE_LAYERS,
    'fixtures',
    'mock-server/generated',
    'mock-server/scenario',
    'mock-server/world',
  ],
  'mock-server/apis': [
    ...BASE_LAYERS,
    'fixtures',
    'mock-server/generated',
    'mock-server/scenario',
    'mock-server/world',
    'mock-server/domain',
  ],
  'mock-server/mounts': [...BASE_LAYERS, 'fixtures', 'mock-server'],
  'mock-server/mounts/browser': ['src/catalogue', 'mock-server'],
  'mock-server/mounts/panel': [
    'src/catalogue',
    'src/programs',
    'src/ui',
    'fixtures',
    'mock-server',
  ],
  cli: [
    'src/catalogue',
    'src/contract',
    'src/programs',
    'src/ui/shapes',
    'fixtures',
    'mock-server',
    'cli/build',
    'cli/start',
  ],
  'cli/build': ['src/catalogue', 'src/app/prerender', 'mock-server/mounts', 'cli/start'],
  'cli/start': ['cli/build'],
};

const PARTS = Object.keys(ALLOWED).toSorted((a, b) => b.length - a.length);

function partOf(path: string): string | undefined {
  return PARTS.find((part) => path.startsWith(`${part}/`) || path.startsWith(`${part}.`));
}

const isWithin = (path: string, part: string) =>
  path.startsWith(`${part}/`) || path.startsWith(`${part}.`);

const featureOf = (path: string): string | undefined => /^src\/features\/([^/]+)\//.exec(path)?.[1];

const isTest = (path: string) => /\.test\.tsx?$|\/testing\//.test(path);

/** The panel is in the page but installed from outside: it must never import from there. */
const PANEL = 'mock-server/mounts/panel';

function mayImport(from: string, to: string): boolean {
  const part = partOf(from);
  if (part === undefined || to.startsWith('styled-system/')) return true;
  const target = partOf(to);
  if (target === undefined) return false;
  const feature = featureOf(from);
  if (feature !== undefined && featureOf(to) !== undefined) return featureOf(to) === feature;
  if (target === part) return true;
  if (part === PANEL && target === 'mock-server/mounts/browser') return false;
  return (ALLOWED[part] ?? []).some((allowed) => isWithin(to, allowed));
}

export function wrongArrows(graph: ImportGraph): string[] {
  return [...graph].flatMap(([from, targets]) =>
    isTest(from)
      ? []
      : targets.filter((to) => !mayImport(from, to)).map((to) => `${from} must not import ${to}`),
  );
}

function reachedFrom(graph: ImportGraph, path: string): Set<string> {
  const reached = new Set<string>();
  const visit = (from: string): void => {
    for (const to of graph.get(from) ?? []) {
      if (reached.has(to)) continue;
      reached.add(to);
      visit(to);
    }
  };
  visit(path);
  return reached;
}

/** Domain files that the mock imports although they need more than rules. */
export function unsharedRules(graph: ImportGraph): string[] {
  const taken = [...graph]
    .filter(([from]) => !from.startsWith('src/') && !isTest(from))
    .flatMap(([, targets]) => targets.filter((to) => to.startsWith('src/domain/')));
  return [...new Set(taken)].flatMap((path) =>
    [...reachedFrom(graph, path)]
      .filter((to) => to.startsWith('src/') && !BASE_LAYERS.some((part) => isWithin(to, part)))
      .map((to) => `${path} is used outside of the portal and must not need ${to}`),
  );
}

/**
 * A file of these parts with only one user belongs to that user. Other shared parts are defined by
 * what they must not import, regardless of users.
 */
const FOR_SEVERAL = ['src/domain', 'src/forms', 'src/shell'];

const ownerOf = (path: string): string | undefined => {
  const feature = featureOf(path);
  if (feature !== undefined) return `src/features/${feature}`;
  if (FOR_SEVERAL.some((part) => isWithin(path, part))) return undefined;
  return /^(src\/[^/.]+|[^/]+)/.exec(path)?.[1];
};

/** Includes files that reach their only user through other files. */
export function singleOwners(graph: ImportGraph): string[] {
  const owners = new Map<string, Set<string>>();
  for (const path of graph.keys()) {
    const owner = isTest(path) ? undefined : ownerOf(path);
    if (owner === undefined) continue;
    const visit = (from: string): void => {
      for (const to of graph.get(from) ?? []) {
        if (ownerOf(to) !== undefined || owners.get(to)?.has(owner) === true) continue;
        owners.set(to, (owners.get(to) ?? new Set()).add(owner));
        visit(to);
      }
    };
    visit(path);
  }
  return [...owners]
    .filter(([path, { size }]) => size === 1 && !isTest(path))
    .map(([path, [owner]]) => `${path} is only for ${owner}`);
}

export function circles(graph: ImportGraph): string[] {
  const found = new Map<string, string>();
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) {
      const circle = trail.slice(start);
      const key = circle.toSorted().join('\n');
      if (!found.has(key)) found.set(key, [...circle, path].join(' → '));
      return;
    }
    if (done.has(path)) return;
    for (const target of graph.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return [...found.values()];
}

const WITH_SUBFOLDERS = ['src/domain', 'mock-server/domain', 'mock-server/apis'];

/** Cycles between the folders of a part, each once. */
export function importCycles(graph: ImportGraph): string[] {
  const rooms = new Map<string, Set<string>>();
  const folderOf = (path: string): string | undefined => {
    const part = WITH_SUBFOLDERS.find((candidate) => path.startsWith(`${candidate}/`));
    const [room, inside] = part === undefined ? [] : path.slice(part.length + 1).split('/');
    return inside === undefined ? undefined : `${part}/${room}`;
  };
  for (const [from, targets] of graph) {
    const room = isTest(from) ? undefined : folderOf(from);
    if (room === undefined) continue;
    const others = rooms.get(room) ?? new Set<string>();
    for (const to of targets) {
      const other = folderOf(to);
      if (other !== undefined && other !== room) others.add(other);
    }
    rooms.set(room, others);
  }
  return circles(new Map([...rooms].map(([room, others]) => [room, [...others]])));
}
