/** The order of the words has no meaning. */
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

export interface Wanted {
  readonly code: boolean;
  readonly accessToken: boolean;
  readonly idToken: boolean;
}

/** Null if the response type is unknown. */
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

/** Tokens never go in the query. */
export function usualMode(responseType: string | undefined): ResponseMode {
  return responseType === 'code' ? 'query' : 'fragment';
}
