import { expect, test, vi } from 'vitest';
import { seededWorld } from '../domain/seed/testing/seeded-world';
import { BROWSER_STATE_KEY, createBrowserPersistence } from './persistence';

const noLock = () => Promise.reject(new Error('Nothing here takes a lock'));

test('a page reads the clock without parsing the state until another tab changes it', async () => {
  const { world } = await seededWorld();
  const state = world.snapshot();
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  };
  const locks = { request: noLock, query: noLock };
  const persistence = createBrowserPersistence(storage, locks);
  expect(persistence.clock()).toBeNull();
  persistence.save(state);
  const parse = vi.spyOn(JSON, 'parse');
  for (let reading = 0; reading < 3; reading += 1) {
    expect(persistence.clock()).toEqual(state.clock);
  }
  const stateReads = parse.mock.calls.filter(([text]) => text === stored.get(BROWSER_STATE_KEY));
  expect(stateReads).toHaveLength(1);

  // Loading the state to change it returns a copy.
  const loaded = persistence.load();
  Object.assign(loaded?.clock ?? {}, { base: 5 });
  expect(persistence.clock()).toEqual(state.clock);

  const later = { ...state.clock, base: state.clock.base + 1000 };
  storage.setItem(BROWSER_STATE_KEY, JSON.stringify({ ...state, clock: later }));
  expect(persistence.clock()).toEqual(later);
  stored.clear();
  expect(persistence.clock()).toBeNull();
});
