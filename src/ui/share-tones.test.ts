import { expect, test } from 'vitest';
import { shareTones } from './share-tones';

const IDS = ['a', 'b', 'c', 'd', 'e', 'f'];

test('four tones follow each other', () => {
  expect([...shareTones(IDS).values()]).toEqual([0, 1, 2, 3, 0, 1]);
});

test('what stays keeps its tone, but beside another of that tone', () => {
  const before = shareTones(IDS);
  expect([...shareTones(['a', 'c', 'd', 'e', 'f'], before).values()]).toEqual([0, 2, 3, 0, 1]);
  // Between a and e, which are alike, nothing is left.
  const joined = shareTones(['a', 'e', 'f'], before);
  expect([...joined.values()]).toEqual([0, 2, 1]);
  expect([...shareTones(IDS, joined).values()]).toEqual([0, 1, 2, 3, 2, 1]);
});
