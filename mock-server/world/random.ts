import type { WorldState } from './state';

/** The `index`th number in [0, 1). */
function mulberry32(seed: number, index: number): number {
  let t = (seed + Math.imul(index + 1, 0x6d2b79f5)) | 0;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
}

/** In [0, 1); the same seed gives the same sequence on any machine. */
export function nextRandom(random: WorldState['random']): number {
  const value = mulberry32(random.seed, random.drawn);
  random.drawn += 1;
  return value;
}

/** Letters and digits, for tickets and ids that look unguessable. */
export function nextToken(random: WorldState['random'], length: number): string {
  const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
  return Array.from(
    { length },
    () => alphabet[Math.floor(nextRandom(random) * alphabet.length)],
  ).join('');
}
