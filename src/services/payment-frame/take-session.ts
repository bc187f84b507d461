import * as v from 'valibot';
import { findRoute, isEmbedded } from '../../catalogue/routes';
import { clearSession, storeSession } from '../session/session';
import { FRAME_APP, ownChannel } from './channel';
import { pageOrigin } from './origins';
import { portalPath } from '../../catalogue/folder';

/** How long the page around may take to hand the session over, ms. It is there already. */
const WAIT = 10_000;

const Handed = v.strictObject({
  app: v.literal(FRAME_APP),
  channel: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  type: v.literal('session'),
  accessToken: v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,16384}$/)),
  /** Seconds. */
  expiresIn: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(86_400 * 7)),
});

/** The windows around a frame. */
export interface FramePlace {
  readonly parent: Window;
  readonly top: Window | null;
}

/**
 * On an origin of its own the frame has no session: the page around it, one of ours, hands its own over,
 * here and whenever it is renewed. Answers whether it did: if not, there is nothing to show. What was
 * handed over goes with the frame.
 */
export function takeSession({ parent, top }: FramePlace = window): Promise<boolean> {
  const channel = ownChannel();
  const page = pageOrigin();
  const { location } = window;
  // A page in between could be anybody’s: only the page itself shows the frame.
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
    // Kept for Back it may come again, with the page around it.
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
