import type { Context } from '../../world/context';

/** Distinguishes worlds that share an origin, and so an issuer. */
const WORLD_CLAIM = 'https://portal.test/world';

type Named = Pick<Context, 'worldName'>;

/** Empty if there is only one world. */
export function worldClaim({ worldName }: Named): Record<string, string> {
  return worldName === null ? {} : { [WORLD_CLAIM]: worldName };
}

export function isOfThisWorld({ worldName }: Named, claims: object): boolean {
  const named: unknown = Object.entries(claims).find(([name]) => name === WORLD_CLAIM)?.[1];
  return (named ?? null) === worldName;
}
