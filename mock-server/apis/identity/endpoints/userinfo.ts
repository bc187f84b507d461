import type { Context } from '../../../world/context';
import { bearerToken } from '../bearer-token';
import { claimsOf } from '../claims';
import { userinfoOf } from '../client';
import type { Endpoint } from '../endpoint';
import { json } from '../http';
import { readAccessToken } from '../tokens';

/** RFC 6750 section 3; the body is plain text, like the real provider's. */
function unauthorized(challenge: string): Response {
  return new Response('Unauthorized', {
    status: 401,
    headers: {
      'Content-Type': 'text/plain',
      'Cache-Control': 'no-store',
      'WWW-Authenticate': challenge,
    },
  });
}

async function answer(request: Request, context: Context): Promise<Response> {
  const token = bearerToken(request);
  if (token === null) return unauthorized('Bearer realm="Users"');
  const result = await readAccessToken(context, token, userinfoOf(context.origin));
  if ('problem' in result) {
    const description = result.problem.replaceAll('"', "'");
    return unauthorized(`Bearer error="invalid_token", error_description="${description}"`);
  }
  const { sub, scope } = result.claims;
  const user = context.state.users.find((candidate) => candidate.sub === sub);
  if (user === undefined) {
    return unauthorized('Bearer error="invalid_token", error_description="No such user"');
  }
  return json(claimsOf(context.state, user, String(scope)));
}

/** Spec 7. */
export const userinfo: Endpoint = { path: 'userinfo', methods: ['GET', 'POST'], answer };
