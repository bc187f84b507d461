import { SCREENS } from '../../../../src/catalogue/screens';
import type { Context } from '../../../world/context';
import { CLIENT_ID, isAllowedAddress } from '../client';
import type { Endpoint } from '../endpoint';
import {
  bodyParameters,
  queryParameters,
  redirect,
  unreadableBody,
  type Parameters,
} from '../http';
import { subjectOfIdToken } from '../id-tokens';
import { errorPage } from '../pages';
import { currentSession, endSession } from '../provider-session';

function refuse(description: string): Response {
  return errorPage(400, 'invalid_request', description);
}

async function signOut(values: Parameters, context: Context): Promise<Response> {
  const clientId = values.get('client_id');
  if (clientId && clientId !== CLIENT_ID) return refuse(`Unknown client: ${clientId}`);
  const hint = values.get('id_token_hint');
  const hinted = hint ? await subjectOfIdToken(context, hint, 'any') : undefined;
  if (hinted && 'problem' in hinted) {
    return refuse(`The id_token_hint is not an id token of this provider: ${hinted.problem}`);
  }
  const target = values.get('post_logout_redirect_uri');
  if (target && !isAllowedAddress(target, context.origin)) {
    return refuse('The post_logout_redirect_uri is not one of this client.');
  }
  if (target && !clientId && hinted === undefined) {
    return refuse('A post_logout_redirect_uri needs a client_id or an id_token_hint.');
  }
  // Another person may have signed in since; an old token must not sign them out.
  const session = currentSession(context);
  if (hinted === undefined || session === null || session.sub === hinted.sub) endSession(context);
  if (!target) return redirect(context.origin + SCREENS.login.path);
  const state = values.get('state');
  const address = new URL(target);
  if (state !== undefined) address.searchParams.set('state', state);
  return redirect(state === undefined ? target : address.href);
}

async function answer(request: Request, context: Context): Promise<Response> {
  if (request.method !== 'POST') return signOut(queryParameters(request), context);
  const body = await bodyParameters(request);
  return body === null ? unreadableBody() : signOut(body, context);
}

/** OpenID Connect RP-Initiated Logout 1.0. */
export const endSessionEndpoint: Endpoint = {
  path: 'oidc/logout',
  methods: ['GET', 'POST'],
  answer,
};
