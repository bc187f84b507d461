import { useEffect, useSyncExternalStore } from 'react';
import { betweenPresses } from './between-presses';
import type * as OverlayCode from './overlay-code';

type Code = typeof OverlayCode;

/** How long to wait before what did not come is asked for again while somebody waits for it, ms. */
const AGAIN_AFTER = 3000;

let code: Code | null = null;
let coming: Promise<Code> | null = null;
const waiting = new Set<() => void>();

async function fetchCode(): Promise<Code> {
  try {
    const come = await import('./overlay-code');
    // The menu’s own button takes the place of the one that stood in for it.
    await betweenPresses();
    code = come;
  } catch (error) {
    coming = null;
    throw error;
  }
  for (const tell of waiting) tell();
  return code;
}

/**
 * Loads what lies over a page: menu, dialogs, toasts. No screen stands on it, so it comes after the first one, or as
 * soon as something is to be opened.
 */
export function loadOverlays(): Promise<Code> {
  coming ??= fetchCode();
  return coming;
}

function follow(tell: () => void): () => void {
  waiting.add(tell);
  return () => void waiting.delete(tell);
}

const ready = (): Code | null => code;

/** The code of what lies over a page, once it has come. `wanted` asks for it, again and again where it does not come. */
export function useOverlays({ wanted }: { readonly wanted: boolean }): Code | null {
  const found = useSyncExternalStore(follow, ready, () => null);
  const asks = wanted && found === null;
  useEffect(() => {
    if (!asks) return undefined;
    let timer = 0;
    const ask = (): void => {
      loadOverlays().catch(() => {
        timer = window.setTimeout(ask, AGAIN_AFTER);
      });
    };
    ask();
    return () => window.clearTimeout(timer);
  }, [asks]);
  return found;
}
