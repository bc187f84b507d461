import type { ImportGraph } from './read-imports';

/** What each part may import besides itself and `styled-system`. Any other import between parts is a fault. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  'src/ui': [],
  'src/catalogue': [],
  'src/contract': ['src/catalogue'],
  'src/programs': ['src/catalogue'],
  'src/services': ['src/catalogue', 'src/contract', 'src/programs'],
  'src/common': ['src/catalogue', 'src/contract', 'src/programs', 'src/services', 'src/ui'],
  'src/features': [
    'src/catalogue',
    'src/contract',
    'src/programs',
    'src/services',
    'src/common',
    'src/ui',
  ],
  'src/app': [
    'src/catalogue',
    'src/contract',
    'src/features',
    'src/programs',
    'src/services',
    'src/common',
    'src/ui',
  ],
  'src/operator': ['src/catalogue', 'src/services'],
  'src/main': ['src/app', 'src/services', 'src/ui', 'mock-server/browser'],
  fixtures: ['src/catalogue', 'src/contract'],
  'mock-server': ['src/catalogue', 'src/contract', 'src/programs', 'fixtures'],
  'mock-server/browser': ['src/catalogue', 'mock-server', 'mock-server/panel'],
  'mock-server/panel': ['src/catalogue', 'src/programs', 'src/ui', 'mock-server', 'fixtures'],
  cli: ['src/catalogue', 'src/contract', 'src/programs', 'fixtures', 'mock-server'],
};

const PARTS = Object.keys(ALLOWED).toSorted((a, b) => b.length - a.length);

/** The most specific part a file belongs to, or undefined outside of all. */
function partOf(path: string): string | undefined {
  return PARTS.find((part) => path.startsWith(`${part}/`) || path.startsWith(`${part}.`));
}

const isWithin = (path: string, part: string) =>
  path.startsWith(`${part}/`) || path.startsWith(`${part}.`);

const featureOf = (path: string): string | undefined => /^src\/features\/([^/]+)\//.exec(path)?.[1];

/** Tests and what only they use may look at anything. */
const isTest = (path: string) => /\.test\.tsx?$|\/testing\//.test(path);

function mayImport(from: string, to: string): boolean {
  const part = partOf(from);
  if (part === undefined || to.startsWith('styled-system/')) return true;
  const target = partOf(to);
  if (target === undefined) return false;
  const feature = featureOf(from);
  if (feature !== undefined && featureOf(to) !== undefined) return featureOf(to) === feature;
  // What a part holds may use all of that part, but for a more specific part inside of it.
  if (target === part) return true;
  return (ALLOWED[part] ?? []).some((allowed) => isWithin(to, allowed));
}

/** Imports that run against the arrows, as sentences. */
export function wrongArrows(graph: ImportGraph): string[] {
  return [...graph].flatMap(([from, targets]) =>
    isTest(from)
      ? []
      : targets.filter((to) => !mayImport(from, to)).map((to) => `${from} must not import ${to}`),
  );
}

/** Circles of imports, each once, as `a → b → a`. */
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
