import { useEffect, useState } from 'react';
import { stateLink } from '../../../apis/control/state-link';
import { usePanelWorld } from '../panel-world';
import { readShownPage } from '../shown-page';

/** What opens this state, and of what kind it is. */
export interface ShownLink {
  readonly url: string;
  /** A seed is short and opens on any day; a snapshot has all that was done by hand. */
  readonly kind: 'seed' | 'snapshot';
}

/** How often the panel looks at what is typed, ms. */
const LOOK_EVERY = 500;

/** The link to what the page shows now: a seed as long as that says it all. */
export function useStateLink(): ShownLink | null {
  const { world, snapshots } = usePanelWorld();
  const [link, setLink] = useState<ShownLink | null>(null);
  useEffect(() => {
    let gone = false;
    let known = '';
    const look = async (): Promise<void> => {
      const state = world.snapshot();
      // The clock runs, and the log is no part of a link.
      const page = readShownPage(state.seed.program, world.now());
      const shown = JSON.stringify([{ ...state, requests: [] }, page, snapshots.shown()]);
      if (shown === known) return;
      known = shown;
      const seeded = await stateLink(state, page, world.now());
      const url = seeded.exact && !snapshots.isTyped() ? seeded.url : await snapshots.link();
      if (!gone) setLink({ url, kind: url === seeded.url ? 'seed' : 'snapshot' });
    };
    void look();
    const timer = window.setInterval(() => void look(), LOOK_EVERY);
    return () => {
      gone = true;
      window.clearInterval(timer);
    };
  }, [world, snapshots]);
  return link;
}
