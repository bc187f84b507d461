import { isCardHost, pageOrigin } from '../../../services/payment-frame/origins';

/** Where the frame stands: on a page of ours, on its own, or on somebody else's page. */
export type FramePlace = 'ours' | 'alone' | 'foreign';

/** Reads an origin; another origin's window refuses to tell. */
function isOurs(other: Window): boolean {
  try {
    return other.location.origin === window.location.origin;
  } catch {
    return false;
  }
}

/** Where this page stands. Every page around it has to be ours: one in between is not enough. */
export function framePlace(): FramePlace {
  if (window.parent === window) return 'alone';
  if (isCardHost())
    return pageOrigin() !== null && window.parent === window.top ? 'ours' : 'foreign';
  for (let around = window.parent; ; around = around.parent) {
    if (!isOurs(around)) return 'foreign';
    if (around === around.parent) return 'ours';
  }
}
