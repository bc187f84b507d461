import { frameOrigin, pageOrigin } from './origins';

/** Marks every message between a page and its payment frame. */
export const FRAME_APP = 'portal-payment-frame';

/** The address parameter by which a page tells its frame the channel they talk on. */
export const CHANNEL_PARAMETER = 'channel';

/** The channel of this frame, as its page named it; null where there is none. */
export function ownChannel(): string | null {
  const channel = new URLSearchParams(window.location.search).get(CHANNEL_PARAMETER);
  return channel !== null && /^[0-9a-f]{32}$/.test(channel) ? channel : null;
}

/** Informs the parent page that the session has ended. Sent to our own pages only. */
export function announceSessionEnd(): void {
  const channel = ownChannel();
  const page = pageOrigin();
  if (channel === null || page === null || window.parent === window) return;
  window.parent.postMessage({ app: FRAME_APP, channel, type: 'session-ended' }, page);
}

/** Says something to the frame that a page shows, on its channel. */
export function tellFrame(
  frame: Window,
  channel: string,
  message: Readonly<Record<string, unknown>>,
): void {
  frame.postMessage({ app: FRAME_APP, channel, ...message }, frameOrigin());
}
