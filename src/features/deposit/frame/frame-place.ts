import { isCardHost, pageOrigin } from '../../../services/payment-frame/origins';

/** Pages around the frame: only ours, none, or a foreign one. */
export type FramePlace = 'ours' | 'alone' | 'foreign';

/** Reading `origin` throws for a window of another origin. */
function isOurs(other: Window): boolean {
  try {
    return other.location.origin === window.location.origin;
  } catch {
    return false;
  }
}

/** Checks all ancestors, because a foreign page could be between two of ours. */
export function framePlace(): FramePlace {
  if (window.parent === window) return 'alone';
  if (isCardHost())
    return pageOrigin() !== null && window.parent === window.top ? 'ours' : 'foreign';
  for (let around = window.parent; ; around = around.parent) {
    if (!isOurs(around)) return 'foreign';
    if (around === around.parent) return 'ours';
  }
}
