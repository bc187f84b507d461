import { useState } from 'react';
import type { Read } from './use-read';

/**
 * Whether all of them have come, or failed, once: before, what they hold would push away what already
 * stands on the screen. Reading again changes nothing.
 */
export function useSettled(...reads: readonly Pick<Read<unknown>, 'loading'>[]): boolean {
  const [settled, setSettled] = useState(false);
  const isSettled = settled || reads.every(({ loading }) => !loading);
  if (isSettled && !settled) setSettled(true);
  return isSettled;
}
