import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runnerImport, type Plugin } from 'vite';
import {
  DEVELOPMENT_FILES,
  PORTAL_FILES,
  POSTED_ID,
  WORLD_PAGES,
  WORLD_PATHS,
} from '../../../mock-server/mounts/world-paths.ts';

const WORKER_PATH = '/mockServiceWorker.js';

/** The part of mock-server/apis/files/answer-legal-document used here. */
interface LegalDocuments {
  answerLegalDocument(path: string): Promise<Response>;
}

/** The part of mock-server/domain/documents/static-copy used here. */
interface StaticCopy {
  readonly STATIC_FILES: readonly { readonly path: string; readonly bytes: Uint8Array }[];
}

/**
 * Shared by all parts of the worker: its folder, the path of an address in it (null if elsewhere),
 * and the portal's page with the folder and optional additions to its head.
 */
export const IN_FOLDER = `const portalFolder = new URL('.', location.href).pathname.slice(0, -1);
const portalPath = (address) => {
  const { origin, pathname } = new URL(address);
  return origin === location.origin && pathname.startsWith(portalFolder + '/')
    ? pathname.slice(portalFolder.length)
    : null;
};
const portalPage = async (more = '') => {
  const page = await fetch(portalFolder + '/index.html');
  if (!page.ok) return page;
  const text = (await page.text())
    .replace('<html', () => '<html data-folder="' + portalFolder + '"')
    .replace('</head>', () => more + '</head>');
  return new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } });
};
`;

/**
 * Runs before the library's worker script. Browsers may stop an idle worker; after a restart it has
 * lost its pages and would let their requests out. A page that requests a path of the mock counts
 * as one of them.
 */
const REVIVE_PAGES = `addEventListener('fetch', (event) => {
  const world = ${String(WORLD_PATHS)};
  const path = portalPath(event.request.url);
  if (event.clientId && event.request.mode !== 'navigate' && path !== null && world.test(path)) {
    activeClientIds.add(event.clientId);
  }
});
`;

/**
 * A host that answers unknown paths with an error page would end a sign-in at the provider's page
 * and every reload: what it does not find, the worker of a static copy answers with the portal's page. So
 * it has to stay when the last page is left, which is what a reload and each step of a sign-in does.
 */
export const ANSWER_PAGES = `registration.unregister = () => Promise.resolve(false);
addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  const path = portalPath(request.url);
  if (path === null) return;
  // A file, such as a document.
  if (/\\.[^/]+$/.test(path)) {
    event.respondWith(fetch(request).then(async (found) => (found.status === 404 ? portalPage() : found)));
  } else event.respondWith(portalPage());
});
`;

/**
 * A form that is sent to a page of the outside world is a navigation with a body, which a page that is
 * loaded cannot read any more: the worker answers with the portal's page and puts the body into it.
 */
export const TAKE_POSTS = `addEventListener('fetch', (event) => {
  const { request } = event;
  const pages = ${String(WORLD_PAGES)};
  if (request.mode !== 'navigate' || request.method !== 'POST') return;
  const path = portalPath(request.url);
  if (path === null || !pages.test(path)) return;
  const answer = async () => {
    const posted = { type: request.headers.get('content-type'), text: await request.text() };
    const data = JSON.stringify(posted).replaceAll('<', '\\\\u003c');
    return portalPage('<script type="application/json" id="${POSTED_ID}">' + data + '</script>');
  };
  event.respondWith(answer());
});
`;

/**
 * Answers requests that a page sends while it unloads, such as its last measurements: no page is left to
 * answer for the mock backend, and the static host has nothing at that address.
 */
export const TAKE_LAST_WORDS = `const letOut = globalThis.fetch;
globalThis.fetch = (request, options) => {
  const path = typeof request === 'string' ? null : portalPath(request.url);
  const isReport = path !== null && request.method === 'POST' && /^\\/(events|telemetry\\/.*)$/.test(path);
  return isReport ? Promise.resolve(new Response(null, { status: 202 })) : letOut(request, options);
};
`;

/**
 * The files of the portal itself come from the host that serves it. The library would ask the page about
 * each, which is one more message per script while the page is busy starting, and a script that a worker
 * hands on is compiled again every time.
 */
const leave = (files: RegExp): string => `addEventListener('fetch', (event) => {
  const files = ${String(files)};
  const path = portalPath(event.request.url);
  if (path !== null && files.test(path)) event.stopImmediatePropagation();
});
`;

export const LEAVE_FILES = leave(PORTAL_FILES);

/**
 * Returns the worker: a static build's answers navigations; the development one also ignores the
 * server's own files.
 */
async function workerScript(kind: 'static' | 'development'): Promise<string> {
  const path = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
  const first = kind === 'static' ? ANSWER_PAGES : leave(DEVELOPMENT_FILES);
  const library = await readFile(path, 'utf8');
  return IN_FOLDER + TAKE_LAST_WORDS + first + LEAVE_FILES + REVIVE_PAGES + TAKE_POSTS + library;
}

/**
 * Serves (development) or emits (static build) the mock's files: the worker script and the legal
 * documents.
 */
export function mockAssets(): Plugin {
  let root = process.cwd();
  return {
    name: 'portal:mock-assets',
    configResolved: (config) => {
      root = config.root;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const document = /^\/files\/(\w+\/[\w-]+\.pdf)$/.exec(pathname)?.[1];
        const answer = async (): Promise<void> => {
          if (pathname === WORKER_PATH) {
            response.setHeader('content-type', 'text/javascript');
            response.setHeader('cache-control', 'no-cache');
            response.end(await workerScript('development'));
          } else if (document !== undefined) {
            const { answerLegalDocument } = (await server.ssrLoadModule(
              '/mock-server/apis/files/answer-legal-document.ts',
            )) as LegalDocuments;
            const file = await answerLegalDocument(document);
            response.writeHead(file.status, Object.fromEntries(file.headers));
            response.end(new Uint8Array(await file.arrayBuffer()));
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
      emit(WORKER_PATH.slice(1), await workerScript('static'));
      // Configuration of a mock build; a real deployment's in its place prevents the mock from
      // running there.
      emit('config.json', JSON.stringify({ mock: true, productionHosts: [] }, null, 2));
      const { module } = await runnerImport<StaticCopy>(
        join(root, 'mock-server/domain/documents/static-copy.ts'),
        { configFile: false, logLevel: 'error' },
      );
      for (const { path, bytes } of module.STATIC_FILES) emit(path, bytes);
    },
  };
}
