import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';

const WORKER_PATH = '/mockServiceWorker.js';

/** What this plugin asks of mock-server/files/legal-documents. */
interface LegalDocuments {
  readonly LEGAL_DOCUMENT_NAMES: readonly string[];
  legalDocument(program: string, name: string): Promise<Uint8Array>;
}

interface Catalogue {
  readonly PROGRAM_IDS: readonly string[];
}

/**
 * Put before the library's worker script. A browser may stop a worker that idles; started again it
 * has forgotten which pages use it and would let their requests out. A page that asks for a path of
 * the outside world is one that uses it.
 */
const REVIVE_PAGES = `addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  const world = /^\\/(graphql|secure\\/graphql|idp\\/|events$|files\\/|__mock\\/)/;
  if (event.clientId && event.request.mode !== 'navigate' && origin === location.origin && world.test(pathname)) {
    activeClientIds.add(event.clientId);
  }
});
`;

async function workerScript(): Promise<string> {
  const path = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
  return REVIVE_PAGES + (await readFile(path, 'utf8'));
}

/** Loads a module of the project, whose imports have no file extensions, into this process. */
async function load<T>(root: string, path: string): Promise<T> {
  const { module } = await runnerImport<T>(join(root, path), {
    configFile: false,
    logLevel: 'error',
  });
  return module;
}

/** Serves (development) or emits (static copy) what the mock needs besides its code: the worker script and the legal documents. */
export function mockAssets(): Plugin {
  let root = process.cwd();
  const documents = () => load<LegalDocuments>(root, 'mock-server/files/legal-documents.ts');
  return {
    name: 'portal:mock-assets',
    configResolved: (config) => {
      root = config.root;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const document = /^\/files\/(\w+)\/([\w-]+)\.pdf$/.exec(pathname);
        const answer = async (): Promise<void> => {
          if (pathname === WORKER_PATH) {
            response.setHeader('content-type', 'text/javascript');
            response.setHeader('cache-control', 'no-cache');
            response.end(await workerScript());
          } else if (document?.[1] !== undefined && document[2] !== undefined) {
            const { legalDocument } = await documents();
            const bytes = await legalDocument(document[1], document[2]);
            response.setHeader('content-type', 'application/pdf');
            response.end(bytes);
          } else {
            next();
          }
        };
        answer().catch(next);
      });
    },
    async generateBundle() {
      const emit = (fileName: string, source: string | Uint8Array) =>
        this.emitFile({ type: 'asset', fileName, source });
      emit(WORKER_PATH.slice(1), await workerScript());
      const { LEGAL_DOCUMENT_NAMES, legalDocument } = await documents();
      const { PROGRAM_IDS } = await load<Catalogue>(root, 'src/catalogue/programs.ts');
      for (const program of PROGRAM_IDS) {
        for (const name of LEGAL_DOCUMENT_NAMES) {
          emit(`files/${program}/${name}.pdf`, await legalDocument(program, name));
        }
      }
    },
  };
}
