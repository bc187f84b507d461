// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { follow, track } from './track';

test('the oldest waiting event is dropped if nothing sends them', () => {
  for (let number = 0; number < 50; number += 1) track('Signed In');
  track('Signed Out');
  const names: string[] = [];
  follow(({ name }) => names.push(name));
  expect(names).toHaveLength(50);
  expect(names.at(-1)).toBe('Signed Out');
});
