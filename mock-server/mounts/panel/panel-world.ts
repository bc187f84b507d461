import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Seed } from '../../scenario/seed';
import type { Snapshots } from './snapshots';
import type { Traffic } from './traffic';
import type { GeneratedFields } from '../generated-fields';
import { noteOutside, shownBefore } from '../record/recording-store';
import type { Recorder } from '../record/recorder';
import type { ControlName } from '../record/step';
import { changeRecord } from '../../apis/control/change/change';
import { setClockTo } from '../../apis/control/clock';
import { triggerEvent } from '../../apis/control/event';
import { setFaults } from '../../apis/control/faults';
import { ControlProblem } from '../../apis/control/control-problem';
import type { Context } from '../../world/context';
import type { WorldState } from '../../world/state';
import type { World } from '../../world/world';
import { FOLDER } from '../../../src/catalogue/folder';

/** What the panel works on: the world around this page and the requests of this page. */
export interface PanelWorld {
  readonly world: World;
  readonly traffic: Traffic;
  readonly generated: GeneratedFields;
  /** Restarts the world and this browser from a seed, but for what the reader chose themselves. */
  startSeed(seed: Seed): Promise<void>;
  readonly snapshots: Snapshots;
  readonly recorder: Recorder;
}

export const PanelContext = createContext<PanelWorld | null>(null);

/** The world of the panel. Throws outside of it. */
export function usePanelWorld(): PanelWorld {
  const panel = useContext(PanelContext);
  if (panel === null) throw new Error('There is no world outside of the panel.');
  return panel;
}

/** How often the panel looks at the world, ms. It is changed by requests and by other tabs, too. */
const LOOK_EVERY = 1000;

/** What the whole panel last saw of a world. */
interface View {
  readonly seen: () => WorldState;
  readonly look: () => void;
  readonly follow: (tell: () => void) => () => void;
}

function viewOf(world: World): View {
  let state = world.snapshot();
  let timer = 0;
  const followers = new Set<() => void>();
  const look = (): void => {
    const next = world.snapshot();
    if (JSON.stringify(state) === JSON.stringify(next)) return;
    state = next;
    for (const tell of followers) tell();
  };
  return {
    look,
    seen: () => state,
    follow: (tell) => {
      if (followers.size === 0) timer = window.setInterval(look, LOOK_EVERY);
      followers.add(tell);
      // What is opened later sees the world as it is then.
      look();
      return () => {
        followers.delete(tell);
        if (followers.size === 0) window.clearInterval(timer);
      };
    },
  };
}

const views = new WeakMap<World, View>();

/**
 * The world's state, looked at every second and right after a change of the panel's own. All of the panel sees it at
 * once: a part that saw it later would push what stands below it away from who is about to press there.
 */
export function useWorldState(): { readonly state: WorldState; look(): void } {
  const { world } = usePanelWorld();
  const view = views.get(world) ?? viewOf(world);
  views.set(world, view);
  return { state: useSyncExternalStore(view.follow, view.seen), look: view.look };
}

/** What changes the world by the panel does so as the control address of its name does. */
const CHANGES: Readonly<Record<ControlName, (context: Context, body: unknown) => unknown>> = {
  event: triggerEvent,
  faults: setFaults,
  clock: setClockTo,
  change: changeRecord,
};

/** Changes the world. Gives back what was wrong with the wish, in words, or null. */
export async function changeWorld(
  world: World,
  name: ControlName,
  body: Readonly<Record<string, unknown>>,
): Promise<string | null> {
  const before = shownBefore();
  try {
    await world.change(location.origin + FOLDER, (context) => CHANGES[name](context, body));
  } catch (error) {
    if (error instanceof ControlProblem) return error.message;
    throw error;
  }
  noteOutside({ do: 'control', name, body }, before);
  return null;
}
