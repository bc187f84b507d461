import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync } from 'vite';

/** Importing path → imported paths, relative to the root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const SOURCE = /\.(ts|tsx|mjs)$/;

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      return ['generated', 'dist', 'node_modules'].includes(entry.name) ? [] : filesBelow(path);
    }
    return SOURCE.test(entry.name) ? [path] : [];
  });
}

interface Entry {
  readonly isType: boolean;
}

const areTypes = (entries: readonly Entry[]): boolean =>
  entries.length > 0 && entries.every(({ isType }) => isType);

function specifiers(path: string, withTypes: boolean): string[] {
  const text = readFileSync(path, 'utf8');
  const { module, errors } = parseSync(path, text);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message ?? 'cannot be read'}`);
  const fromExports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest && (withTypes || !isType) ? [moduleRequest.value] : [],
    ),
  );
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const literal = /^(['"])(.*)\1$/.exec(text.slice(start, end));
    return literal?.[2] === undefined ? [] : [literal[2]];
  });
  return [
    ...module.staticImports
      .filter(({ entries }) => withTypes || !areTypes(entries))
      .map(({ moduleRequest }) => moduleRequest.value),
    ...fromExports,
    ...dynamic,
  ];
}

function resolve(from: string, specifier: string): string {
  const path = join(dirname(from), specifier.replace(/\?.*$/, ''));
  const found = ['', '.ts', '.tsx', '.d.ts'].map((ending) => path + ending).find(isFile);
  return found ?? path;
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** Leaves out packages, and imports of types only unless `withTypes`. */
export function readImports(
  root: string,
  paths: readonly string[],
  { withTypes = true }: { readonly withTypes?: boolean } = {},
): ImportGraph {
  const files = paths
    .map((path) => join(root, path))
    .flatMap((path) => (isFile(path) ? [path] : filesBelow(path)));
  return new Map(
    files.map((path) => [
      relative(root, path),
      [...new Set(specifiers(path, withTypes).filter((name) => name.startsWith('.')))].map((name) =>
        relative(root, resolve(path, name)),
      ),
    ]),
  );
}
