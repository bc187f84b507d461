import type { Context } from '../core/context';
import type { AuthorizeRequest, RequestProblem, ReturnAddress } from './authorize-request';
import { redirect } from './http';
import { webMessagePage } from './pages';
import type { ProviderSession } from './provider-session';
import { strikeTokenFault } from './strike-fault';
import { tokenAnswer } from './token-answer';
import { mintTokens } from './tokens';

function respond(address: ReturnAddress, values: ReadonlyMap<string, string>): Response {
  const { redirectUri, mode } = address;
  if (mode === 'web_message') {
    return webMessagePage({
      targetOrigin: new URL(redirectUri).origin,
      message: { type: 'authorization_response', response: Object.fromEntries(values) },
    });
  }
  if (mode === 'query') {
    const target = new URL(redirectUri);
    for (const [name, value] of values) target.searchParams.set(name, value);
    return redirect(target.href);
  }
  return redirect(`${redirectUri}#${new URLSearchParams([...values]).toString()}`);
}

/** Hands an error to the client that asked. */
export function respondWithProblem(address: ReturnAddress, problem: RequestProblem): Response {
  const values = new Map([
    ['error', problem.error],
    ['error_description', problem.description],
  ]);
  if (address.state !== undefined) values.set('state', address.state);
  return respond(address, values);
}

/** Hands tokens for a signed-in person to the client that asked, broken where a fault says so. */
export async function respondWithTokens(
  context: Context,
  address: ReturnAddress,
  request: AuthorizeRequest,
  session: ProviderSession,
): Promise<Response> {
  const fault = strikeTokenFault(context.state, 'answer');
  const tokens = await mintTokens(context, {
    sub: session.sub,
    nonce: request.nonce,
    scope: request.scope,
    audience: request.audience,
    organization: request.organization,
    authTime: request.maxAge === undefined ? undefined : session.authTime,
    fault,
  });
  const values = tokenAnswer(tokens, {
    accessToken: request.wants.accessToken,
    idToken: request.wants.idToken,
    state: address.state,
    fault,
  });
  return respond(address, values);
}
