import { dirname, isAbsolute, join, sep } from 'node:path';
import { rolldown } from 'rolldown';
import type { Plugin, ViteDevServer } from 'vite';

const ENTRY = 'mock-server/mounts/browser/start.ts';
/** What is the mock's alone: nothing of the portal imports it but the entry. */
const FOLDERS = ['mock-server', 'fixtures'];
const CHUNKS = '/@mock/';

interface Part {
  readonly code: string;
  readonly map: string | null;
}

/** Puts the modules of the mock together, each part that is asked for later by itself; the portal's own stay what they are. */
async function putTogether(root: string): Promise<Map<string, Part>> {
  const folders = FOLDERS.map((folder) => join(root, folder) + sep);
  const entry = join(root, ENTRY);
  const bundle = await rolldown({
    input: entry,
    treeshake: false,
    external: (id, _importer, isResolved) => {
      if (id === entry) return false;
      if (isAbsolute(id)) return !folders.some((folder) => id.startsWith(folder));
      return !isResolved && !id.startsWith('.');
    },
    makeAbsoluteExternalsRelative: false,
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.json'] },
    transform: { jsx: { runtime: 'automatic', importSource: 'react' } },
    logLevel: 'silent',
  });
  try {
    const { output } = await bundle.generate({
      dir: dirname(entry),
      format: 'esm',
      sourcemap: true,
      minify: false,
      entryFileNames: 'start.js',
      chunkFileNames: '[name]-[hash].js',
    });
    const parts = new Map<string, Part>();
    for (const chunk of output) {
      if (chunk.type !== 'chunk') continue;
      const code = chunk.code.replaceAll(
        /(\bfrom\s*|\bimport\s*\(?\s*)"\.\/([\w.-]+\.js)"/g,
        `$1"${CHUNKS}$2"`,
      );
      parts.set(chunk.isEntry ? ENTRY : CHUNKS + chunk.fileName, {
        code,
        map: chunk.map?.toString() ?? null,
      });
    }
    return parts;
  } finally {
    await bundle.close();
  }
}

/**
 * The mock is hundreds of modules, and a browser that asks a development server for each of them waits for
 * seconds. While one works on the portal it seldom changes: it comes in a few files, made anew when it does.
 */
export function mockInFewFiles(): Plugin {
  let root = process.cwd();
  let parts: Promise<Map<string, Part>> | null = null;
  const made = () => (parts ??= putTogether(root));
  const isEntry = (id: string): boolean => id === join(root, ENTRY);
  const isMock = (file: string): boolean =>
    FOLDERS.some((folder) => file.startsWith(join(root, folder) + sep));
  return {
    name: 'portal:mock-in-few-files',
    apply: 'serve',
    enforce: 'pre',
    configResolved: (config) => {
      root = config.root;
    },
    configureServer(server: ViteDevServer) {
      // Before the first page asks for it. What is wrong with it is told where it is asked for.
      made().catch(() => undefined);
      const renew = (file: string): void => {
        // No page has its cases.
        if (!isMock(file) || /\.test\.tsx?$/.test(file)) return;
        parts = null;
        const { client } = server.environments;
        for (const module of client.moduleGraph.idToModuleMap.values()) {
          if (module.id?.startsWith(CHUNKS) === true || isEntry(module.id ?? ''))
            client.moduleGraph.invalidateModule(module);
        }
        client.hot.send({ type: 'full-reload' });
      };
      for (const change of ['add', 'change', 'unlink']) server.watcher.on(change, renew);
    },
    resolveId: (id) => (id.startsWith(CHUNKS) ? id : null),
    async load(id) {
      if (this.environment.name !== 'client' || (!isEntry(id) && !id.startsWith(CHUNKS)))
        return null;
      const part = (await made()).get(isEntry(id) ? ENTRY : id);
      return part === undefined ? null : { code: part.code, map: part.map };
    },
  };
}
