import type { Context } from '../../../world/context';
import {
  readAuthorizeRequest,
  readReturnAddress,
  type AuthorizeRequest,
} from '../authorize-request';
import { respondWithGrant, respondWithProblem } from '../authorize-response';
import { issuerOf } from '../client';
import type { Endpoint } from '../endpoint';
import {
  bodyParameters,
  queryParameters,
  redirect,
  unreadableBody,
  type Parameters,
} from '../http';
import { errorPage } from '../pages';
import { currentSession, signInAs, type ProviderSession } from '../provider-session';
import { redeemTicket } from '../tickets';

/** Whether the person doesn't have to sign in again. */
function isGood(context: Context, session: ProviderSession, requested: AuthorizeRequest): boolean {
  const { maxAge, prompts } = requested;
  if (maxAge !== undefined && context.now() / 1000 - session.authTime > maxAge) return false;
  return !prompts.includes('login') && !prompts.includes('select_account');
}

/** The page returns with a ticket. */
function signInPage(context: Context, values: Parameters): string {
  const query = new URLSearchParams([...values]);
  query.delete('login_ticket');
  return `${issuerOf(context.origin)}u/login?${query.toString()}`;
}

/** `values`: query or form. */
export async function answerAuthorize(values: Parameters, context: Context): Promise<Response> {
  const address = readReturnAddress(values, context.origin);
  if ('error' in address) return errorPage(400, address.error, address.description);
  const requested = readAuthorizeRequest(values);
  if ('error' in requested) return respondWithProblem(address, requested);

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
  if (session !== null && (ticket !== undefined || isGood(context, session, requested))) {
    return respondWithGrant(context, address, requested, session);
  }
  if (requested.prompts.includes('none') || address.mode === 'web_message') {
    return respondWithProblem(address, { error: 'login_required', description: 'Login required' });
  }
  return redirect(signInPage(context, values));
}

async function answer(request: Request, context: Context): Promise<Response> {
  if (request.method !== 'POST') return answerAuthorize(queryParameters(request), context);
  const body = await bodyParameters(request);
  return body === null ? unreadableBody() : answerAuthorize(body, context);
}

/** Spec 7. */
export const authorize: Endpoint = { path: 'authorize', methods: ['GET', 'POST'], answer };
