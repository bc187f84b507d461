import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** Leaves out tests. */
function importedDocuments(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sources = files.filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file) && !file.includes('generated'),
  );
  return sources.flatMap((file) => {
    const { module } = parseSync(file, readFileSync(join(folder, file), 'utf8'));
    return module.staticImports
      .filter(({ moduleRequest }) => moduleRequest.value.endsWith('contract/generated/documents'))
      .flatMap(({ entries }) => entries)
      .flatMap(({ importName, isType }) =>
        isType || importName.name === null ? [] : [importName.name],
      );
  });
}

export function unsentOperations(folder: string, names: readonly string[]): string[] {
  const imported = new Set(importedDocuments(folder));
  return names.filter(
    (name) => !imported.has(`${name.charAt(0).toUpperCase()}${name.slice(1)}Document`),
  );
}
