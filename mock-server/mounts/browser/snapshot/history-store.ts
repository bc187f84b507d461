import * as v from 'valibot';
import type { BrowserStorage } from '../browser-storage';
import type { HistoryPhotos, PhotoKeys } from './history-photos';

export const HISTORY_KEY = 'portal.mock.history';

/** The newest states are stored. */
const MOST = 50;

const HistorySchema = v.object({
  /** Index of the current state. */
  at: v.number(),
  states: v.array(
    v.object({
      label: v.string(),
      /** Snapshot without photos. */
      text: v.string(),
      photos: v.optional(v.record(v.string(), v.string()), {}),
    }),
  ),
});

/** Oldest first. */
type WorldHistory = v.InferOutput<typeof HistorySchema>;

interface Look {
  readonly text: string;
  readonly photos: PhotoKeys;
}

type Kept = Pick<BrowserStorage, 'getItem' | 'setItem'>;

const NONE: WorldHistory = { at: -1, states: [] };

/** Empty if nothing readable is stored. */
export function readHistory(storage: Kept): WorldHistory {
  try {
    const read = v.safeParse(HistorySchema, JSON.parse(storage.getItem(HISTORY_KEY) ?? ''));
    return read.success && read.output.at < read.output.states.length ? read.output : NONE;
  } catch {
    return NONE;
  }
}

function write(storage: Kept, history: WorldHistory): void {
  try {
    storage.setItem(HISTORY_KEY, JSON.stringify(history));
  } catch {
    // The quota is exceeded: the portal's own storage is more important than the history.
    storage.setItem(HISTORY_KEY, JSON.stringify(NONE));
  }
}

/** Drops the states after the current one. */
export function addState(storage: Kept, state: Look & { readonly label: string }): void {
  const { at, states } = readHistory(storage);
  const added = { ...state, photos: { ...state.photos } };
  const next = [...states.slice(0, at + 1), added].slice(-MOST);
  write(storage, { at: next.length - 1, states: next });
}

export function renewState(storage: Kept, { text, photos }: Look): void {
  const { at, states } = readHistory(storage);
  const [shown] = states.slice(at, at + 1);
  if (shown === undefined) return;
  write(storage, { at, states: states.with(at, { ...shown, text, photos: { ...photos } }) });
}

/** Deletes photos that no state uses. */
export function forgetPhotos(storage: Kept, photos: HistoryPhotos): Promise<void> {
  return photos.removeOthers(readHistory(storage).states.map((state) => state.photos));
}

/** Null if there is no such state. */
export function goToState(storage: Kept, to: number): Look | null {
  const { states } = readHistory(storage);
  const found = states[to];
  if (found === undefined) return null;
  write(storage, { at: to, states });
  return found;
}
