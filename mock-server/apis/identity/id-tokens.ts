import { jwtVerify } from 'jose';
import type { Context } from '../../world/context';
import { CLIENT_ID, issuerOf } from './client';
import { keyFinder } from './signing';
import { tokenProblem, WRONG_WORLD, type TokenProblem } from './token-problem';
import { isOfThisWorld } from './world-claim';

/** Returns the problem of a token that isn't from this provider, client and world. Never throws. */
export async function subjectOfIdToken(
  context: Context,
  idToken: string,
  age: 'good' | 'any',
): Promise<{ readonly sub: string } | TokenProblem> {
  try {
    const { payload } = await jwtVerify(idToken, keyFinder(context.state.identity.keys), {
      algorithms: ['RS256'],
      issuer: issuerOf(context.origin),
      audience: CLIENT_ID,
      currentDate: new Date(context.now()),
      clockTolerance: age === 'any' ? Number.MAX_SAFE_INTEGER : 0,
    });
    if (payload.sub === undefined)
      return { reason: 'claims', problem: 'The token has no subject.' };
    return isOfThisWorld(context, payload) ? { sub: payload.sub } : WRONG_WORLD;
  } catch (error) {
    return tokenProblem(error);
  }
}
