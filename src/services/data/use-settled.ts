import { useState } from 'react';
import type { Read } from './use-read';

/**
 * Whether all of them have come, or failed, once: before, what they hold would push away what already
 * stands on the screen. Reading again changes nothing.
 */
export function useSettled(...reads: readonly Pick<Read<unknown>, 'loading'>[]): boolean {
  const isThere = (): boolean => reads.every(({ loading }) => !loading);
  // What was read ahead is there at once: set while drawing, it would have the screen drawn twice.
  const [settled, setSettled] = useState(isThere);
  const isSettled = settled || isThere();
  if (isSettled && !settled) setSettled(true);
  return isSettled;
}
