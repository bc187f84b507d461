import type { Context } from '../../world/context';

/** Names the world of a token, where several share an origin and with it an issuer. */
const WORLD_CLAIM = 'https://portal.test/world';

type Named = Pick<Context, 'worldName'>;

/** What a token says of its world: nothing where there is one. */
export function worldClaim({ worldName }: Named): Record<string, string> {
  return worldName === null ? {} : { [WORLD_CLAIM]: worldName };
}

/** Whether the claims are of a token of this world and of no other at its origin. */
export function isOfThisWorld({ worldName }: Named, claims: object): boolean {
  const named: unknown = Object.entries(claims).find(([name]) => name === WORLD_CLAIM)?.[1];
  return (named ?? null) === worldName;
}
