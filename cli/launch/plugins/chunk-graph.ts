import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

/** Where a build leaves what its chunks are made of: no part of what is served. */
export const CHUNK_GRAPH = 'node_modules/.cache/portal/chunks.json';

export interface ChunkGraph {
  readonly [file: string]: {
    /** The module that it was made for. */
    readonly facade: string | null;
    readonly imports: readonly string[];
    readonly modules: readonly {
      readonly id: string;
      readonly bytes: number;
      readonly importers: readonly string[];
    }[];
  };
}

/** Writes which module came into which chunk, and by whom. */
export function chunkGraph(): Plugin {
  let root = process.cwd();
  const named = (id: string): string => relative(root, id).replaceAll('\\', '/');
  return {
    name: 'portal:chunk-graph',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    async generateBundle(_options, bundle) {
      const graph = Object.values(bundle).flatMap((chunk) => {
        if (chunk.type !== 'chunk') return [];
        const modules = Object.entries(chunk.modules).map(([id, { renderedLength }]) => ({
          id: named(id),
          bytes: renderedLength,
          importers: (this.getModuleInfo(id)?.importers ?? []).map(named),
        }));
        const { facadeModuleId: facade, imports } = chunk;
        return [[chunk.fileName, { facade: facade && named(facade), imports, modules }] as const];
      });
      const path = join(root, CHUNK_GRAPH);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, JSON.stringify(Object.fromEntries(graph)));
    },
  };
}
