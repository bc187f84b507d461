import { errorsOfBody } from './read-errors';

const GRAPHQL = 'application/graphql-response+json';
const JSON_TYPE = 'application/json';

/**
 * `fetch` with the same result for all media types: 5xx is a network failure, which is retried
 * (spec 8); 4xx bodies are searched for GraphQL errors. Rejects redirects, because they would
 * forward the body.
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
