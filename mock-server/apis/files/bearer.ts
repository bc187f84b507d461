import type { Context } from '../../world/context';
import type { UserRecord } from '../../world/state';
import { bearerToken } from '../identity/bearer-token';
import { NO_TOKEN, UNKNOWN_USER, type TokenProblem } from '../identity/token-problem';
import { API_AUDIENCE } from '../identity/client';
import { readAccessToken } from '../identity/tokens';

/** Same reason as in the data API. */
function unauthorized({ reason, problem }: TokenProblem): Response {
  return Response.json(
    { error: 'unauthorized', reason, detail: problem },
    { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } },
  );
}

export async function bearerOf(request: Request, context: Context): Promise<UserRecord | Response> {
  const token = bearerToken(request);
  if (token === null) return unauthorized(NO_TOKEN);
  const read = await readAccessToken(context, token, API_AUDIENCE);
  if ('problem' in read) return unauthorized(read);
  const user = context.state.users.find(({ sub }) => sub === read.claims.sub);
  return user ?? unauthorized(UNKNOWN_USER);
}
