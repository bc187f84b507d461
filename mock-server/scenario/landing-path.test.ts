import { expect, test } from 'vitest';
import { testSeed } from '../domain/seed/testing/test-seed';
import { linkedPath } from './landing-path';

const plain = testSeed();
const withQuery = testSeed({ program: 'pesto_item', screen: 'asset-cart', dialog: 'cartStatus' });

test.each([
  ['/?seed=x', plain, '/app'],
  ['/?seed=x&clock=y&utm_source=mail', plain, '/app?utm_source=mail'],
  ['/app/offer?seed=x&from=mail', plain, '/app/offer?from=mail'],
  ['/?seed=x', withQuery, '/app/application/asset-cart?highlight=seed-item_0002'],
  [
    '/?utm_source=mail&seed=x&a=1&a=2',
    withQuery,
    '/app/application/asset-cart?highlight=seed-item_0002&utm_source=mail&a=1&a=2',
  ],
  ['//other.example/path?seed=x', plain, '/path'],
])('the link %s opens one address of this host', (link, seed, path) => {
  expect(linkedPath(seed, new URL(`http://localhost:5173${link}`))).toBe(path);
});
