import type { ExecutionResult, GraphQLSchema } from 'graphql';
import { bearerToken } from '../identity/bearer-token';
import { API_AUDIENCE } from '../identity/client';
import { NO_TOKEN } from '../identity/token-problem';
import { readAccessToken } from '../identity/tokens';
import { bodyText } from '../../world/body-text';
import type { Context, Responder } from '../../world/context';
import { LATENCY_HEADER } from '../../world/faults/apply';
import { executeCall } from './execute-call';
import { GRAPHQL_RESPONSE, isJsonBody, negotiate, type ResponseType } from './media-types';
import { policyProblem } from './policy';
import { readCall } from './read-request';
import type { ResolverContext } from './resolver-context';
import { createDataSchema } from './schema';
import { Unanswered, UNANSWERED_HEADER } from './unanswered';

const PATHS = ['/graphql', '/secure/graphql'];

let schema: GraphQLSchema | undefined;

function problem(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ errors: [{ message }] }, { status, headers });
}

/** User of the access token, or why there is none. */
async function readViewer(
  request: Request,
  context: Context,
): Promise<Pick<ResolverContext, 'subject' | 'issuedAt' | 'refused'>> {
  const token = bearerToken(request);
  const anonymous = { subject: null, issuedAt: null };
  if (token === null) return { ...anonymous, refused: NO_TOKEN };
  const read = await readAccessToken(context, token, API_AUDIENCE);
  if ('problem' in read) return { ...anonymous, refused: read };
  return { subject: read.claims.sub, issuedAt: read.claims.iat ?? null, refused: null };
}

function answer(
  result: ExecutionResult,
  options: { type: ResponseType; executed: boolean; latency: number },
): Response {
  const { type, executed, latency } = options;
  const status = executed || type !== GRAPHQL_RESPONSE ? 200 : 400;
  return new Response(JSON.stringify(result), {
    status,
    headers: {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'no-store',
      ...(latency > 0 ? { [LATENCY_HEADER]: String(latency) } : {}),
    },
  });
}

/** GraphQL-over-HTTP, direct and behind the tokenizing proxy. */
export const dataApi: Responder = async (request, context) => {
  if (!PATHS.includes(new URL(request.url).pathname)) return null;
  if (request.method !== 'POST') {
    return problem(405, 'Use POST', { Allow: 'POST' });
  }
  const type = negotiate(request.headers.get('Accept'));
  if (type === null) return problem(406, `Accept application/json or ${GRAPHQL_RESPONSE}`);
  if (!isJsonBody(request.headers.get('Content-Type'))) {
    return problem(415, 'Send application/json in UTF-8', { 'Accept-Post': 'application/json' });
  }
  const call = readCall(await bodyText(request));
  if ('problem' in call) {
    return problem(400, call.problem, { 'Content-Type': `${type}; charset=utf-8` });
  }

  schema ??= createDataSchema();
  const late = { latency: 0 };
  const viewer = await readViewer(request, context);
  const { result, executed, failure } = await executeCall(
    schema,
    call,
    { world: context, ...viewer, answer: late },
    (document) => policyProblem(request, context, document),
  );
  if (failure instanceof Unanswered) {
    // A status that clients don't retry: the next response would be the same.
    return problem(501, failure.message, { [UNANSWERED_HEADER]: failure.field });
  }
  if (failure !== null) return problem(failure.status, failure.message);
  return answer(result, { type, executed, latency: late.latency });
};
