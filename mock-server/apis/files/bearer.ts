import type { Context } from '../../world/context';
import type { UserRecord } from '../../world/state';
import { bearerToken } from '../identity/bearer-token';
import { verifyAccessToken } from '../identity/tokens';

/** Returns the owner of the request's access token, or null. */
export async function bearerOf(request: Request, context: Context): Promise<UserRecord | null> {
  const token = bearerToken(request);
  if (token === null) return null;
  const verified = await verifyAccessToken(context, token);
  if ('problem' in verified) return null;
  return context.state.users.find(({ sub }) => sub === verified.sub) ?? null;
}

export function unauthorizedFile(): Response {
  return Response.json(
    { error: 'unauthorized', detail: 'Send the access token' },
    { status: 401, headers: { 'WWW-Authenticate': 'Bearer' } },
  );
}
