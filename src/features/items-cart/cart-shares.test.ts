import { expect, test } from 'vitest';
import { tonesOf } from '../../ui/share-tones';
import { cartShares } from './cart-shares';

const item = (id: string, low: number, high: number, state = 'ESTIMATED') => ({
  id,
  state,
  estimate: { low, high },
});

test('each counting item has its share in cart order', () => {
  const shares = cartShares([
    item('chain', 50_000, 70_000),
    item('stone', 10_000, 20_000, 'IN_REVIEW'),
    item('ring', 10_000, 20_000),
    item('tin', 0, 0),
  ]);
  expect(shares).toEqual([
    { id: 'chain', value: 60_000, tone: 0 },
    { id: 'ring', value: 15_000, tone: 1 },
  ]);
  expect([...tonesOf(shares)]).toEqual([
    ['chain', 0],
    ['ring', 1],
  ]);
});

test('a single item has no bar', () => {
  expect(cartShares([item('chain', 50_000, 70_000)])).toEqual([]);
});
