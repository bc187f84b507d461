import { expect, test } from 'vitest';
import { createWindowStorage } from './browser-storage';

test('without browser storage, values survive in window.name', () => {
  const holder = { name: '' };
  createWindowStorage(holder).setItem('state', '{"version":1}');
  const later = createWindowStorage(holder);
  expect([later.getItem('state'), later.keys()]).toEqual(['{"version":1}', ['state']]);
  later.removeItem('state');
  expect([later.getItem('state'), later.keys()]).toEqual([null, []]);
});

test('a foreign window.name is ignored', () => {
  const holder = { name: 'popup' };
  const storage = createWindowStorage(holder);
  expect(storage.getItem('state')).toBeNull();
  storage.setItem('state', '1');
  expect(storage.getItem('state')).toBe('1');
});
