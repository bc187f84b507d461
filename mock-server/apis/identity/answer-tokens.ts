import type { Context } from '../../world/context';
import { json, problem } from './http';
import type { Grant } from '../../world/identity-state';
import { matchTokenFault } from './match-token-fault';
import { tokenAnswer } from './token-answer';
import { mintTokens, requestOf } from './tokens';

/** RFC 6749 section 5.1, broken by a matching fault. */
export async function answerTokens(
  context: Context,
  grant: Grant,
  refreshToken: string | null,
): Promise<Response> {
  if (!context.state.users.some(({ sub }) => sub === grant.sub)) {
    return problem(400, 'invalid_grant', 'There is no such user any more.');
  }
  const fault = matchTokenFault(context.state, 'answer');
  const tokens = await mintTokens(context, { ...requestOf(grant), fault });
  const values = tokenAnswer(tokens, {
    accessToken: true,
    idToken: tokens.scope.split(' ').includes('openid'),
    state: undefined,
    refreshToken: refreshToken ?? undefined,
    fault,
  });
  const error = values.get('error');
  if (error !== undefined) return problem(400, error, values.get('error_description') ?? '');
  const expiry = values.has('access_token') ? { expires_in: tokens.expiresIn } : {};
  return json({ ...Object.fromEntries(values), ...expiry });
}
