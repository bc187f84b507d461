import { jwtVerify } from 'jose';
import type { Context } from '../../world/context';
import { CLIENT_ID, issuerOf } from './client';
import { keyFinder } from './signing';
import { isOfThisWorld } from './world-claim';

/**
 * Returns the subject of an ID token of this provider, client and world: a valid one, or one of any
 * age. Null if it isn't one. Never throws.
 */
export async function subjectOfIdToken(
  context: Context,
  idToken: string,
  age: 'good' | 'any',
): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(idToken, keyFinder(context.state.identity.keys), {
      algorithms: ['RS256'],
      issuer: issuerOf(context.origin),
      audience: CLIENT_ID,
      currentDate: new Date(context.now()),
      clockTolerance: age === 'any' ? Number.MAX_SAFE_INTEGER : 0,
    });
    return isOfThisWorld(context, payload) ? (payload.sub ?? null) : null;
  } catch {
    return null;
  }
}
