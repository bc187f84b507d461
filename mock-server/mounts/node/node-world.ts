import { http, type RequestHandler } from 'msw';
import type { Seed } from '../../scenario/seed';
import { createMemoryPersistence } from '../../world/persistence';
import { createMemoryJar } from '../../world/session-cookie';
import type { PhotoStore } from '../../world/photo-store';
import { createWorld, type World } from '../../world/world';
import { DEFAULT_SEED } from '../../scenario/default-seed';
import { WORLD_PARTS } from '../world-parts';

/** In memory, with one browser and no delays. The clock is frozen unless `frozen` is false. */
export function createNodeWorld(
  options: {
    readonly seed?: Partial<Seed>;
    readonly frozen?: boolean;
    readonly photos?: PhotoStore;
  } = {},
): World {
  return createWorld({
    persistence: createMemoryPersistence(),
    seed: { ...DEFAULT_SEED, ...options.seed },
    ...WORLD_PARTS,
    cookieJar: createMemoryJar(),
    ...(options.photos === undefined ? {} : { photos: options.photos }),
    frozen: options.frozen ?? true,
    delay: () => Promise.resolve(),
  });
}

/** For the library's `setupServer`. */
export function worldHandlers(world: World): RequestHandler[] {
  return [http.all('*', ({ request }) => world.handle(request))];
}
