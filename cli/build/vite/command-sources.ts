import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../../..');
const CONTRACT = 'src/contract';

/** What every command is made by. */
const ALWAYS = [
  'cli/portal.ts',
  'cli/package.json',
  'cli/build/vite.cli.config.ts',
  'cli/build/vite/command-sources.ts',
  'cli/build/vite/without-subcommand-files.ts',
  'package-lock.json',
];

/** What the generated part of the contract is made from; a folder stands for what is put in or taken out. */
function contractSources(): string[] {
  const folders = ['operations', 'fragments'].map((name) => `${CONTRACT}/${name}`);
  return [
    `${CONTRACT}/schema.graphql`,
    ...folders,
    ...folders.flatMap((folder) =>
      readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`),
    ),
  ];
}

/** The project's own files below `entry`, lazily loaded ones included, as paths from the root. */
function sourcesOf(
  entry: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  leaveOut: (fileName: string) => boolean,
): string[] {
  const seen = new Set<string>();
  const sources = new Set(ALWAYS);
  const visit = (fileName: string): void => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || seen.has(fileName)) return;
    seen.add(fileName);
    for (const id of Object.keys(chunk.modules)) {
      const path = relative(ROOT, id.split('?')[0] ?? '');
      if (id.includes('\0') || path.includes('node_modules')) continue;
      if (path.startsWith(`${CONTRACT}/generated/`))
        contractSources().forEach((one) => sources.add(one));
      else sources.add(path);
    }
    for (const next of chunk.imports) visit(next);
    for (const next of chunk.dynamicImports) if (!leaveOut(next)) visit(next);
  };
  visit(entry.fileName);
  return [...sources].toSorted();
}

/**
 * Writes beside the bundle, for each command, the sources it is made from: its freshness is then asked of
 * those alone, which a glance at every source of the project would make half of what `portal seed` takes.
 */
export function commandSources(): Plugin {
  return {
    name: 'command-sources',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const main = chunks.find((chunk) => chunk.isEntry);
      if (main === undefined) return;
      const commands = chunks.filter((chunk) => chunk.facadeModuleId?.includes('/cli/commands/'));
      const write = (name: string, sources: readonly string[]): void => {
        this.emitFile({
          type: 'asset',
          fileName: `sources-${name}.json`,
          source: JSON.stringify(sources),
        });
      };
      write(
        'all',
        sourcesOf(main, bundle, () => false),
      );
      const own = sourcesOf(main, bundle, (fileName) => main.dynamicImports.includes(fileName));
      for (const command of commands) {
        const name = /([^/]+)\.ts$/.exec(command.facadeModuleId ?? '')?.[1] ?? '';
        const more = sourcesOf(command, bundle, (fileName) =>
          main.dynamicImports.includes(fileName),
        );
        write(name, [...new Set([...own, ...more])]);
      }
    },
  };
}
