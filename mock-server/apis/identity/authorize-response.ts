import type { Context } from '../../world/context';
import { issueCode } from './authorization-codes';
import type { AuthorizeRequest, RequestProblem, ReturnAddress } from './authorize-request';
import { redirect } from './http';
import type { Grant } from '../../world/identity-state';
import { formPostPage, webMessagePage } from './pages';
import type { ProviderSession } from './provider-session';
import { matchTokenFault } from './match-token-fault';
import { tokenAnswer } from './token-answer';
import { TOKEN_FAULTS } from './token-faults';
import { mintTokens, requestOf } from './tokens';

function respond(address: ReturnAddress, values: ReadonlyMap<string, string>): Response {
  const { redirectUri, mode } = address;
  switch (mode) {
    case 'web_message':
      return webMessagePage({
        targetOrigin: new URL(redirectUri).origin,
        message: { type: 'authorization_response', response: Object.fromEntries(values) },
      });
    case 'form_post':
      return formPostPage(redirectUri, values);
    case 'query': {
      const target = new URL(redirectUri);
      for (const [name, value] of values) target.searchParams.set(name, value);
      return redirect(target.href);
    }
    case 'fragment':
      return redirect(`${redirectUri}#${new URLSearchParams([...values]).toString()}`);
  }
}

export function respondWithProblem(address: ReturnAddress, problem: RequestProblem): Response {
  const values = new Map([
    ['error', problem.error],
    ['error_description', problem.description],
  ]);
  if (address.state !== undefined) values.set('state', address.state);
  return respond(address, values);
}

/** Codes and tokens of the signed-in person, broken by a matching fault. */
export async function respondWithGrant(
  context: Context,
  address: ReturnAddress,
  request: AuthorizeRequest,
  session: ProviderSession,
): Promise<Response> {
  const { wants, challenge } = request;
  const grant: Grant = {
    sub: session.sub,
    scope: request.scope,
    audience: request.audience,
    nonce: request.nonce ?? null,
    organization: request.organization ?? null,
    authTime: request.maxAge === undefined ? null : session.authTime,
  };
  const { redirectUri, state } = address;
  const code = wants.code ? issueCode(context, { grant, redirectUri, challenge }) : undefined;
  const broken = matchTokenFault(context.state, 'authorization');
  const handOver = (values: Map<string, string>): Response => {
    if (broken !== undefined) TOKEN_FAULTS[broken].respond?.(values);
    return respond(address, values);
  };
  const values = new Map<string, string>();
  if (code !== undefined) values.set('code', code);
  if (!wants.accessToken && !wants.idToken) {
    if (state !== undefined) values.set('state', state);
    return handOver(values);
  }
  const fault = matchTokenFault(context.state, 'answer');
  const scope = grant.scope.replace(/ ?\boffline_access\b/, '').trim();
  const tokens = await mintTokens(context, { ...requestOf({ ...grant, scope }), code, fault });
  const { accessToken, idToken } = wants;
  const answer = tokenAnswer(tokens, { accessToken, idToken, state, fault });
  return handOver(new Map([...values, ...answer]));
}
