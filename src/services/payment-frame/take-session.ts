import * as v from 'valibot';
import { findRoute, isEmbedded } from '../../catalogue/routes';
import { clearSession, storeSession } from '../session/session';
import { FRAME_APP, ownChannel } from './channel';
import { pageOrigin } from './origins';
import { portalPath } from '../../catalogue/folder';

/** Longest wait for the parent page, ms; it is already loaded. */
const WAIT = 10_000;

const Handed = v.strictObject({
  app: v.literal(FRAME_APP),
  channel: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  type: v.literal('session'),
  accessToken: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,16384}$/)),
  /** Seconds. */
  expiresIn: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(86_400 * 7)),
});

export interface FramePlace {
  readonly parent: Window;
  readonly top: Window | null;
}

/**
 * On a separate origin the frame has no session, so the parent page sends it, also after renewals.
 * Resolves to whether it did. The session ends with the frame.
 */
export function takeSession({ parent, top }: FramePlace = window): Promise<boolean> {
  const channel = ownChannel();
  const page = pageOrigin();
  const { location } = window;
  // Only the top page may embed the frame: a page in between could be anyone's.
  if (
    channel === null ||
    page === null ||
    parent === window ||
    parent !== top ||
    !isEmbedded(findRoute(portalPath(location.pathname)))
  ) {
    return Promise.resolve(false);
  }
  const left = new AbortController();
  const { signal } = left;
  const leave = ({ persisted }: PageTransitionEvent): void => {
    // The back/forward cache may restore the frame with its page.
    if (persisted) return;
    left.abort();
    clearSession();
  };
  window.addEventListener('pagehide', leave, { signal });
  return new Promise((resolve) => {
    const late = window.setTimeout(() => resolve(false), WAIT);
    const listen = ({ data, origin, source }: MessageEvent<unknown>): void => {
      if (origin !== page || source !== parent) return;
      const handed = v.safeParse(Handed, data);
      if (!handed.success || handed.output.channel !== channel) return;
      window.clearTimeout(late);
      storeSession(handed.output);
      resolve(true);
    };
    window.addEventListener('message', listen, { signal });
    parent.postMessage({ app: FRAME_APP, channel, type: 'hello' }, page);
  });
}
