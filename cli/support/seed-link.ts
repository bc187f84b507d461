import { encodeSeed, SEED_PARAMETER, type Seed } from '../../mock-server/scenario/seed';

/** `base`: the portal, which may be in a folder. `path`: within the portal. */
export function seedLink(seed: Seed, base: string, path = '/'): string {
  const below = new URL(base);
  if (!below.pathname.endsWith('/')) below.pathname += '/';
  return `${new URL(path.replace(/^\/+/, ''), below).href}?${SEED_PARAMETER}=${encodeSeed(seed)}`;
}
