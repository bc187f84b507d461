import { isDeepStrictEqual } from 'node:util';
import { createMemoryPersistence, type Persistence } from '../../../world/persistence';
import type { WorldState } from '../../../world/state';

/** First two paths of `value` that share one object. */
function sharedPart(value: object): readonly [string, string] | null {
  const seen = new Map<object, string>();
  const open: [object, string][] = [[value, 'state']];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [part, path] = next;
    const before = seen.get(part);
    if (before !== undefined) return [before, path];
    seen.set(part, path);
    for (const [key, inside] of Object.entries(part)) {
      if (typeof inside === 'object' && inside !== null) open.push([inside, `${path}.${key}`]);
    }
  }
  return null;
}

/** Throws if the state doesn't survive JSON: shared objects, undefined and dates are errors. */
export function createCheckedPersistence(): Persistence {
  const memory = createMemoryPersistence();
  return {
    ...memory,
    save: (state) => {
      const shared = sharedPart(state);
      if (shared !== null) throw new Error(`One object is both ${shared.join(' and ')}`);
      const read = JSON.parse(JSON.stringify(state)) as WorldState;
      if (!isDeepStrictEqual(read, state)) throw new Error('The state is not what its text says');
      memory.save(state);
    },
  };
}
