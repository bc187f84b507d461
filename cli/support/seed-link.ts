import { encodeSeed, SEED_PARAMETER, type Seed } from '../../mock-server/scenario/seed';

/**
 * Returns the link that opens a seed at `path` of the portal at `base`, which may include a path.
 */
export function seedLink(seed: Seed, base: string, path = '/'): string {
  const below = new URL(base);
  if (!below.pathname.endsWith('/')) below.pathname += '/';
  return `${new URL(path.replace(/^\/+/, ''), below).href}?${SEED_PARAMETER}=${encodeSeed(seed)}`;
}
