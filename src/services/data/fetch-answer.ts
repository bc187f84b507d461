import { errorsOfBody } from './read-errors';

const GRAPHQL = 'application/graphql-response+json';
const JSON_TYPE = 'application/json';
const WITHOUT_BODY: readonly number[] = [101, 204, 205, 304];

/**
 * `fetch`, with one meaning for each HTTP status whatever the media type of the answer: a failure of
 * the server (5xx) is one of the network, which is tried again (spec 8); a refusal (4xx) that carries
 * errors of the data API is read for them.
 */
export async function fetchAnswer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  const { status, statusText } = response;
  const text = await response.text();
  const refuses = status >= 400 && status < 500 && errorsOfBody(text).length > 0;
  return new Response(WITHOUT_BODY.includes(status) ? null : text, {
    status,
    statusText,
    headers: { 'content-type': refuses ? GRAPHQL : JSON_TYPE },
  });
}
