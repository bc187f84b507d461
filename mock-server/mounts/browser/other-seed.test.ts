// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createWindowStorage } from './browser-storage';
import { followSeeds, OPENED_KEY, otherSeedText } from './other-seed';

test('a tab whose seed was replaced by another tab shows a message once', () => {
  const storage = createWindowStorage({ name: '' });
  storage.setItem(OPENED_KEY, 'own');
  followSeeds(storage);
  const dispatch = (newValue: string) =>
    dispatchEvent(new StorageEvent('storage', { key: OPENED_KEY, newValue }));
  dispatch('own');
  expect(document.querySelector('[role="alert"]')).toBeNull();
  dispatch('another');
  dispatch('a third');
  const banners = document.querySelectorAll('[role="alert"]');
  expect(banners).toHaveLength(1);
  expect(banners[0]?.textContent).toContain('Another tab has opened a seed');
});

test('localhost names are offered only on localhost', () => {
  expect(otherSeedText({ hostname: 'localhost', port: '5173' })).toContain(
    'http://a.localhost:5173/',
  );
  expect(otherSeedText({ hostname: 'demo.example.com', port: '' })).toContain('browser profile');
});
