import type { Context } from '../../world/context';

/** Names the world of a token if several share an origin, and so an issuer. */
const WORLD_CLAIM = 'https://portal.test/world';

type Named = Pick<Context, 'worldName'>;

/** Returns the world claim of a token; empty if there is only one world. */
export function worldClaim({ worldName }: Named): Record<string, string> {
  return worldName === null ? {} : { [WORLD_CLAIM]: worldName };
}

/** Whether a token's claims are of this world. */
export function isOfThisWorld({ worldName }: Named, claims: object): boolean {
  const named: unknown = Object.entries(claims).find(([name]) => name === WORLD_CLAIM)?.[1];
  return (named ?? null) === worldName;
}
