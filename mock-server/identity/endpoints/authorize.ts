import type { Context } from '../../core/context';
import { readAuthorizeRequest, readReturnAddress } from '../authorize-request';
import { respondWithProblem, respondWithTokens } from '../authorize-response';
import type { Endpoint } from '../endpoint';
import { queryParameters, redirect } from '../http';
import { errorPage } from '../pages';
import { currentSession, signInAs } from '../provider-session';
import { redeemTicket } from '../tickets';

async function answer(request: Request, context: Context): Promise<Response> {
  const values = queryParameters(request);
  const address = readReturnAddress(values, context.origin);
  if ('error' in address) return errorPage(400, address.error, address.description);
  const wanted = readAuthorizeRequest(values);
  if ('error' in wanted) return respondWithProblem(address, wanted);

  const ticket = values.get('login_ticket');
  if (ticket !== undefined) {
    const sub = redeemTicket(context, ticket);
    if (sub === null) {
      return respondWithProblem(address, {
        error: 'access_denied',
        description: 'Unknown or invalid login ticket.',
      });
    }
    signInAs(context, sub);
  }
  const session = currentSession(context);
  const tooOld =
    session !== null &&
    wanted.maxAge !== undefined &&
    context.now() / 1000 - session.authTime > wanted.maxAge;
  const mustSignIn = wanted.prompt === 'login' && ticket === undefined;
  if (session !== null && !tooOld && !mustSignIn) {
    return respondWithTokens(context, address, wanted, session);
  }
  if (wanted.prompt === 'none' || address.mode === 'web_message') {
    return respondWithProblem(address, { error: 'login_required', description: 'Login required' });
  }
  return redirect(`${new URL(address.redirectUri).origin}/login`);
}

/** Hands tokens to a client for a login ticket or for whoever is signed in at the provider (spec 7). */
export const authorize: Endpoint = { path: 'authorize', methods: ['GET'], answer };
