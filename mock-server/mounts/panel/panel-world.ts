import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Seed } from '../../scenario/seed';
import type { Snapshots } from './snapshots';
import type { Traffic } from './traffic';
import type { GeneratedFields } from '../generated-fields';
import { recordExternalStep, pageBeforeStep } from '../record/recording-store';
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

export interface PanelWorld {
  readonly world: World;
  readonly traffic: Traffic;
  readonly generated: GeneratedFields;
  /** Keeps the user's own settings. */
  startSeed(seed: Seed): Promise<void>;
  readonly snapshots: Snapshots;
  readonly recorder: Recorder;
}

export const PanelContext = createContext<PanelWorld | null>(null);

/** Throws outside the panel. */
export function usePanelWorld(): PanelWorld {
  const panel = useContext(PanelContext);
  if (panel === null) throw new Error('There is no world outside of the panel.');
  return panel;
}

/** Requests and other tabs change the state, too. */
const LOOK_EVERY = 1000;

/** Last state that the panel has read. */
interface View {
  readonly seen: () => WorldState;
  readonly look: () => void;
  readonly follow: (notify: () => void) => () => void;
}

function viewOf(world: World): View {
  let state = world.snapshot();
  let timer = 0;
  const followers = new Set<() => void>();
  const look = (): void => {
    const next = world.snapshot();
    if (JSON.stringify(state) === JSON.stringify(next)) return;
    state = next;
    for (const notify of followers) notify();
  };
  return {
    look,
    seen: () => state,
    follow: (notify) => {
      if (followers.size === 0) timer = window.setInterval(look, LOOK_EVERY);
      followers.add(notify);
      // Parts opened later start with the current state.
      look();
      return () => {
        followers.delete(notify);
        if (followers.size === 0) window.clearInterval(timer);
      };
    },
  };
}

const views = new WeakMap<World, View>();

/** All parts of the panel update together, so the layout doesn't shift while the user clicks. */
export function useWorldState(): { readonly state: WorldState; look(): void } {
  const { world } = usePanelWorld();
  const view = views.get(world) ?? viewOf(world);
  views.set(world, view);
  return { state: useSyncExternalStore(view.follow, view.seen), look: view.look };
}

const CHANGES: Readonly<Record<ControlName, (context: Context, body: unknown) => unknown>> = {
  event: triggerEvent,
  faults: setFaults,
  clock: setClockTo,
  change: changeRecord,
};

/** Returns the problem in words, or null. */
export async function changeWorld(
  world: World,
  name: ControlName,
  body: Readonly<Record<string, unknown>>,
): Promise<string | null> {
  const before = pageBeforeStep();
  try {
    await world.change(location.origin + FOLDER, (context) => CHANGES[name](context, body));
  } catch (error) {
    if (error instanceof ControlProblem) return error.message;
    throw error;
  }
  recordExternalStep({ do: 'control', name, body }, before);
  return null;
}
