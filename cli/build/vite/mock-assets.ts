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

interface LegalDocuments {
  answerLegalDocument(path: string): Promise<Response>;
}

interface StaticCopy {
  readonly STATIC_FILES: readonly { readonly path: string; readonly bytes: Uint8Array }[];
}

/**
 * Start of the worker: its folder, the path of an address in it (null if elsewhere), and the
 * portal's page with optional additions to its head.
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
 * Runs before the library's script. Browsers may stop an idle worker, which then forgets its pages
 * and lets their requests out. So a page that requests a path of the mock counts as one of them.
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
 * A static host may answer unknown paths with an error page. For navigations the worker then
 * returns the portal's page, so it must stay after the last page unloads.
 */
export const ANSWER_PAGES = `registration.unregister = () => Promise.resolve(false);
addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.mode !== 'navigate' || request.method !== 'GET') return;
  const path = portalPath(request.url);
  if (path === null) return;
  if (/\\.[^/]+$/.test(path)) {
    event.respondWith(fetch(request).then(async (found) => (found.status === 404 ? portalPage() : found)));
  } else event.respondWith(portalPage());
});
`;

/** A page can't read the form that was posted to it, so the worker puts the body into the page. */
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
 * Answers requests sent while the page unloads, such as its last measurements: no page is left to
 * answer for the mock, and the static host would return an error.
 */
export const TAKE_LAST_WORDS = `const letOut = globalThis.fetch;
globalThis.fetch = (request, options) => {
  const path = typeof request === 'string' ? null : portalPath(request.url);
  const isReport = path !== null && request.method === 'POST' && /^\\/(events|telemetry\\/.*)$/.test(path);
  return isReport ? Promise.resolve(new Response(null, { status: 202 })) : letOut(request, options);
};
`;

/**
 * The library would ask the page about each file of the portal, which delays its start, and
 * browsers recompile a script that a worker passes on.
 */
const leave = (files: RegExp): string => `addEventListener('fetch', (event) => {
  const files = ${String(files)};
  const path = portalPath(event.request.url);
  if (path !== null && files.test(path)) event.stopImmediatePropagation();
});
`;

export const LEAVE_FILES = leave(PORTAL_FILES);

/** Both kinds answer for the mock; the static one also answers navigations. */
async function workerScript(kind: 'static' | 'development'): Promise<string> {
  const path = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
  const first = kind === 'static' ? ANSWER_PAGES : leave(DEVELOPMENT_FILES);
  const library = await readFile(path, 'utf8');
  return IN_FOLDER + TAKE_LAST_WORDS + first + LEAVE_FILES + REVIVE_PAGES + TAKE_POSTS + library;
}

/** The worker script and the legal documents: served in development, emitted in a static build. */
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
