/** Supported response types; the order of the words has no meaning. */
export const RESPONSE_TYPES = [
  'code',
  'token',
  'id_token',
  'code token',
  'code id_token',
  'token id_token',
  'code token id_token',
] as const;

export const RESPONSE_MODES = ['query', 'fragment', 'form_post', 'web_message'] as const;

export type ResponseMode = (typeof RESPONSE_MODES)[number];

/** The parts of the response that a client requests. */
export interface Wanted {
  readonly code: boolean;
  readonly accessToken: boolean;
  readonly idToken: boolean;
}

/** Returns the parts of a response type, or null if it is unknown. */
export function readResponseType(text: string): Wanted | null {
  const sorted = (type: string): string => type.split(' ').toSorted().join(' ');
  if (!RESPONSE_TYPES.some((known) => sorted(known) === sorted(text))) return null;
  const words = text.split(' ');
  return {
    code: words.includes('code'),
    accessToken: words.includes('token'),
    idToken: words.includes('id_token'),
  };
}

export function readResponseMode(text: string | undefined): ResponseMode | null {
  return RESPONSE_MODES.find((known) => known === text) ?? null;
}

/** Returns the default response mode: tokens never go in the query. */
export function usualMode(responseType: string | undefined): ResponseMode {
  return responseType === 'code' ? 'query' : 'fragment';
}
