import { errorsOfBody } from './read-errors';

const GRAPHQL = 'application/graphql-response+json';
const JSON_TYPE = 'application/json';

/** An answer whose text has come: read again it is there at once, not by way of a stream and some tasks. */
class ReadResponse extends Response {
  readonly #text: string;

  constructor(text: string, init: ResponseInit) {
    super(null, init);
    this.#text = text;
  }

  override async text(): Promise<string> {
    return this.#text;
  }
}

/**
 * `fetch` that treats HTTP statuses alike whatever the media type: 5xx is a network failure, which is
 * retried (spec 8); the errors of the data API in the body of a 4xx are read. Nothing is sent on to where
 * an answer leads: a redirect takes the body along. Of its body there is the text alone.
 */
export async function fetchAnswer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' });
  const { status, statusText } = response;
  const text = await response.text();
  const refuses = status >= 400 && status < 500 && errorsOfBody(text).length > 0;
  return new ReadResponse(text, {
    status,
    statusText,
    headers: {
      'content-type': refuses ? GRAPHQL : JSON_TYPE,
      'content-length': String(text.length),
    },
  });
}
