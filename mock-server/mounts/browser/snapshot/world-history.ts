import { writeSnapshot } from '../../../apis/control/snapshot/snapshot';
import { operationName } from '../../../world/faults/operation-name';
import type { WorldState } from '../../../world/state';
import type { World } from '../../../world/world';
import type { BrowserStorage } from '../browser-storage';
import type { HistoryPhotos } from './history-photos';
import { addState, forgetPhotos, readHistory, renewState } from './history-store';
import { pageNow, snapshotOf } from './page-snapshot';

/** Logs, drafts and tokens change just by viewing a state, so they don't count. */
function essence({
  users,
  applications,
  documents,
  deposits,
  inbox,
  faults,
  seed,
}: WorldState): string {
  const people = users.map((user) => ({ ...user, drafts: {} }));
  const played = faults.map(({ spec }) => spec);
  return JSON.stringify([people, applications, documents, deposits, inbox, played, seed]);
}

/** Difference to the machine's clock; the world's time if frozen. */
const shift = ({ clock }: WorldState): number => clock.base - (clock.anchor ?? 0);

/** Differences of a running clock up to this are noise, ms. */
const UNMOVED = 1000;

function labelOf(what: string, before: WorldState, after: WorldState): string {
  const [from, to] = [before, after].map(({ applications }) => applications.at(-1)?.status);
  const moved =
    from === to || to === undefined ? '' : from === undefined ? `: ${to}` : `: ${from} to ${to}`;
  return what + moved;
}

/** Stores a snapshot before and after each change, and the bytes of each photo once. */
export function withHistory(world: World, storage: BrowserStorage, photos: HistoryPhotos): World {
  if (!storage.sharedWithPage) return world;
  const around = { world, storage };
  const textOf = (state: WorldState, page: ReturnType<typeof pageNow>): Promise<string> =>
    writeSnapshot(snapshotOf(state, page, around), true);
  let known: string | null = null;

  const remember = async <T>(what: () => Promise<string>, task: () => Promise<T>): Promise<T> => {
    const before = snapshotOf(world.snapshot(), pageNow(storage), around);
    known ??= essence(before.state);
    // Starting another world deletes the earlier photos.
    const shown = await photos.keep(before.state);
    const result = await task();
    const after = world.snapshot();
    const now = essence(after);
    const moved = Math.abs(shift(before.state) - shift(after)) > UNMOVED;
    if (now === known && !moved) return result;
    known = now;
    const label = labelOf(await what(), before.state, after);
    const left = { text: await writeSnapshot(before, true), photos: shown };
    if (readHistory(storage).at < 0) addState(storage, { label: 'At first', ...left });
    else renewState(storage, left);
    const text = await textOf(after, pageNow(storage));
    addState(storage, { label, text, photos: await photos.keep(after) });
    await forgetPhotos(storage, photos);
    return result;
  };

  return {
    ...world,
    handle: (request) => {
      if (request.method === 'GET') return world.handle(request);
      // Read once and cached: a request whose body was read can't be cloned.
      const what = async () =>
        (await operationName(request)) ?? new URL(request.url).pathname.replace('/__mock/', '');
      return remember(what, () => world.handle(request));
    },
    change: (origin, task) =>
      remember(
        () => Promise.resolve('By the panel'),
        () => world.change(origin, task),
      ),
    reset: (seed) =>
      remember(
        () => Promise.resolve('Seed'),
        () => world.reset(seed),
      ),
  };
}
