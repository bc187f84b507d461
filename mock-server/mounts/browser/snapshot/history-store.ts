import * as v from 'valibot';
import type { BrowserStorage } from '../browser-storage';
import type { HistoryPhotos, PhotoKeys } from './history-photos';

/** Key in browser storage, the mock's own: the last states of the world and of the page. */
export const HISTORY_KEY = 'portal.mock.history';

/** So many states are remembered, the newest. */
const MOST = 50;

const HistorySchema = v.object({
  /** Which of them is shown. */
  at: v.number(),
  states: v.array(
    v.object({
      label: v.string(),
      /** A snapshot without photos. */
      text: v.string(),
      photos: v.optional(v.record(v.string(), v.string()), {}),
    }),
  ),
});

/** The last states in order, oldest first. */
type WorldHistory = v.InferOutput<typeof HistorySchema>;

/** What a remembered state looks like. */
interface Look {
  readonly text: string;
  readonly photos: PhotoKeys;
}

type Kept = Pick<BrowserStorage, 'getItem' | 'setItem'>;

const NONE: WorldHistory = { at: -1, states: [] };

/** The states that are remembered; none where nothing that can be read is stored. */
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
    // There is no more room: the way back is worth less than the portal's own storage.
    storage.setItem(HISTORY_KEY, JSON.stringify(NONE));
  }
}

/** Remembers a state after the one that is shown; what came after that one before is forgotten. */
export function addState(storage: Kept, state: Look & { readonly label: string }): void {
  const { at, states } = readHistory(storage);
  const added = { ...state, photos: { ...state.photos } };
  const next = [...states.slice(0, at + 1), added].slice(-MOST);
  write(storage, { at: next.length - 1, states: next });
}

/** Has the state that is shown remembered as it looks by now. */
export function renewState(storage: Kept, { text, photos }: Look): void {
  const { at, states } = readHistory(storage);
  const [shown] = states.slice(at, at + 1);
  if (shown === undefined) return;
  write(storage, { at, states: states.with(at, { ...shown, text, photos: { ...photos } }) });
}

/** Has the photos forgotten that no state shows any more. */
export function forgetPhotos(storage: Kept, photos: HistoryPhotos): Promise<void> {
  return photos.keepOnly(readHistory(storage).states.map((state) => state.photos));
}

/** Makes another state the one that is shown. Gives it back; null where there is none. */
export function goToState(storage: Kept, to: number): Look | null {
  const { states } = readHistory(storage);
  const found = states[to];
  if (found === undefined) return null;
  write(storage, { at: to, states });
  return found;
}
