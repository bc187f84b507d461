import { frameOrigin, pageOrigin } from './origins';

/** Marks messages between a page and its payment frame. */
export const FRAME_APP = 'portal-payment-frame';

export const CHANNEL_PARAMETER = 'channel';

/** Null if this page isn't in a frame of the portal. */
export function ownChannel(): string | null {
  const channel = new URLSearchParams(window.location.search).get(CHANNEL_PARAMETER);
  return channel !== null && /^[0-9a-f]{32}$/.test(channel) ? channel : null;
}

/** Posts to pages of the portal only. */
export function announceSessionEnd(): void {
  const channel = ownChannel();
  const page = pageOrigin();
  if (channel === null || page === null || window.parent === window) return;
  window.parent.postMessage({ app: FRAME_APP, channel, type: 'session-ended' }, page);
}

export function postToFrame(
  frame: Window,
  channel: string,
  message: Readonly<Record<string, unknown>>,
): void {
  frame.postMessage({ app: FRAME_APP, channel, ...message }, frameOrigin());
}
