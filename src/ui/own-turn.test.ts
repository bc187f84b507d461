import { afterEach, expect, test, vi } from 'vitest';
import { ownTurn } from './own-turn';

afterEach(() => vi.unstubAllGlobals());

test('one after the other has its turn, each when the browser has nothing else to do', async () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (call: () => void) => idle.push(call));
  const had: string[] = [];
  const first = ownTurn().then(() => had.push('first'));
  const second = ownTurn().then(() => had.push('second'));
  await vi.waitFor(() => expect(idle).toHaveLength(1));
  idle[0]?.();
  await first;
  expect(had).toEqual(['first']);
  await vi.waitFor(() => expect(idle).toHaveLength(2));
  idle[1]?.();
  await second;
  expect(had).toEqual(['first', 'second']);
});
