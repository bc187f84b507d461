/** Returns why a request got no response, in the specification's words (spec 8), or else the error's message. */
export function failureMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'AbortError') return 'request aborted';
  if (error.name === 'TimeoutError') return 'timeout exceeded';
  // Every browser rejects `fetch` with a TypeError of its own wording.
  return error instanceof TypeError ? 'Network Error' : error.message;
}
