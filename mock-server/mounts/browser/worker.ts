import { http, passthrough } from 'msw';
import { setupWorker } from 'msw/browser';
import type { BrowserStorage } from './browser-storage';
import { answererOf } from './route-request';
import { UNANSWERED_HEADER } from '../../apis/graphql/unanswered';
import { reportMissing } from './unhandled-banner';
import { hostPath } from '../../../src/catalogue/folder';
import { withoutFolder } from './site-address';

const RELOADED_KEY = 'portal.mock.reloaded';

/** A hard reload bypasses the worker, so requests would reach the network. */
function reloadUncontrolled(storage: BrowserStorage): boolean {
  if (navigator.serviceWorker.controller !== null) {
    storage.removeItem(RELOADED_KEY);
    return false;
  }
  if (storage.getItem(RELOADED_KEY) !== null) {
    throw new Error('The mock’s service worker does not take control of this page.');
  }
  storage.setItem(RELOADED_KEY, '1');
  location.reload();
  return true;
}

export type WorkerStart =
  | { readonly state: 'running' }
  /** The page is about to reload. */
  | { readonly state: 'reloading' }
  | { readonly state: 'refused' };

/** `handle` responds to every request of the page. */
export async function startWorker(
  handle: (request: Request) => Promise<Response>,
  storage: BrowserStorage,
): Promise<WorkerStart> {
  const worker = setupWorker(
    http.all('*', async ({ request }) => {
      const answerer = answererOf(request, location.origin, import.meta.env.DEV);
      if (answerer === 'server') return passthrough();
      if (answerer === 'world') {
        const response = await handle(await withoutFolder(request));
        const field = response.headers.get(UNANSWERED_HEADER);
        if (field !== null) reportMissing(`The mock has no resolver for ${field}`);
        return response;
      }
      if (answerer === 'unreachable') return Response.error();
      reportMissing(`No handler for ${request.method} ${request.url}`);
      return Response.error();
    }),
  );
  try {
    await worker.start({
      quiet: true,
      onUnhandledRequest: 'bypass',
      serviceWorker: { url: hostPath('/mockServiceWorker.js'), options: { scope: hostPath('/') } },
    });
  } catch {
    return { state: 'refused' };
  }
  if (reloadUncontrolled(storage)) return { state: 'reloading' };
  document.addEventListener('visibilitychange', () => {
    // A worker that was stopped and restarted has lost this page.
    if (document.visibilityState === 'visible') {
      navigator.serviceWorker.controller?.postMessage('MOCK_ACTIVATE');
    }
  });
  return { state: 'running' };
}
