import { frameOrigin, pageOrigin } from './origins';

/** Marks all messages between a page and its payment frame. */
export const FRAME_APP = 'portal-payment-frame';

/** URL parameter of the channel between a page and its frame. */
export const CHANNEL_PARAMETER = 'channel';

/** Returns this frame's channel; null if there is none. */
export function ownChannel(): string | null {
  const channel = new URLSearchParams(window.location.search).get(CHANNEL_PARAMETER);
  return channel !== null && /^[0-9a-f]{32}$/.test(channel) ? channel : null;
}

/** Informs the parent page that the session has ended. Sent to the portal's own pages only. */
export function announceSessionEnd(): void {
  const channel = ownChannel();
  const page = pageOrigin();
  if (channel === null || page === null || window.parent === window) return;
  window.parent.postMessage({ app: FRAME_APP, channel, type: 'session-ended' }, page);
}

/** Sends a message to the page's frame on its channel. */
export function postToFrame(
  frame: Window,
  channel: string,
  message: Readonly<Record<string, unknown>>,
): void {
  frame.postMessage({ app: FRAME_APP, channel, ...message }, frameOrigin());
}
