/** Shown instead of the portal. */
export interface MockProblem {
  readonly kind: 'problem';
  readonly title: string;
  readonly detail: string;
  /** Link to an alternative. */
  readonly link?: { readonly label: string; readonly href: string };
}

const NEEDS_HTTPS =
  'The portal’s outside world is played by a service worker, which browsers only allow over HTTPS or on ' +
  'this machine. Open this copy at an https:// address or at http://localhost, or serve the production ' +
  'build with its mock over HTTP: portal serve --static dist --host.';

export const REFUSED_WORKER: MockProblem = {
  kind: 'problem',
  title: 'This browser does not allow the mock',
  detail:
    'The portal’s outside world is played by a service worker, and the browser refuses it. Allow service ' +
    'workers for this address, or use another window or browser: some private windows have none.',
};

/** Null if the mock can run. */
export function unsupported(
  page: Pick<typeof globalThis, 'isSecureContext'> & {
    readonly navigator: { readonly serviceWorker?: unknown; readonly locks?: unknown };
  },
): MockProblem | null {
  if (!page.isSecureContext) {
    return { kind: 'problem', title: 'This address needs HTTPS', detail: NEEDS_HTTPS };
  }
  // Optional in some browsers, whatever the types say.
  const { serviceWorker, locks } = page.navigator;
  return serviceWorker === undefined || locks === undefined ? REFUSED_WORKER : null;
}
