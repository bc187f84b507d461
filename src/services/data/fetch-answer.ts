import { errorsOfBody } from './read-errors';

const GRAPHQL = 'application/graphql-response+json';
const JSON_TYPE = 'application/json';

/**
 * `fetch` that treats HTTP statuses the same for every media type: 5xx is a network failure, which
 * is retried (spec 8); GraphQL errors in the body of a 4xx are read. Redirects are refused, because
 * they would forward the body.
 */
export async function fetchAnswer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' });
  const { status, statusText } = response;
  const text = await response.text();
  const refuses = status >= 400 && status < 500 && errorsOfBody(text).length > 0;
  return new Response(text, {
    status,
    statusText,
    headers: { 'content-type': refuses ? GRAPHQL : JSON_TYPE },
  });
}
