import { useEffect, useState } from 'react';
import { stateLink } from '../../../apis/control/state-link';
import { usePanelWorld } from '../panel-world';
import { readShownPage } from '../shown-page';

export interface ShownLink {
  readonly url: string;
  /** A seed is short and works on any day; a snapshot includes manual changes. */
  readonly kind: 'seed' | 'snapshot';
}

/** Typed input changes no state, so it is polled, ms. */
const LOOK_EVERY = 500;

/** A seed if that describes the state completely. */
export function useStateLink(): ShownLink | null {
  const { world, snapshots } = usePanelWorld();
  const [link, setLink] = useState<ShownLink | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    let known = '';
    const look = async (): Promise<void> => {
      const state = world.snapshot();
      // The clock runs, and logs aren't part of a link.
      const page = readShownPage(state.seed.program, world.now());
      const shown = JSON.stringify([{ ...state, requests: [] }, page, snapshots.shown()]);
      if (shown === known) return;
      known = shown;
      const seeded = await stateLink(state, page, world.now());
      const url = seeded.exact && !snapshots.isTyped() ? seeded.url : await snapshots.link();
      if (!isUnmounted) setLink({ url, kind: url === seeded.url ? 'seed' : 'snapshot' });
    };
    void look();
    const timer = window.setInterval(() => void look(), LOOK_EVERY);
    return () => {
      isUnmounted = true;
      window.clearInterval(timer);
    };
  }, [world, snapshots]);
  return link;
}
