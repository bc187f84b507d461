/** Response types that a client may ask for; the order of the words has no meaning. */
export const RESPONSE_TYPES = [
  'code',
  'token',
  'id_token',
  'code token',
  'code id_token',
  'token id_token',
  'code token id_token',
] as const;

/** Ways in which the answer may be handed over. */
export const RESPONSE_MODES = ['query', 'fragment', 'form_post', 'web_message'] as const;

export type ResponseMode = (typeof RESPONSE_MODES)[number];

/** What a client wants handed over. */
export interface Wanted {
  readonly code: boolean;
  readonly accessToken: boolean;
  readonly idToken: boolean;
}

/** What a response type stands for, or null when there is no such type. */
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

/** The mode of that name, or null. */
export function readResponseMode(text: string | undefined): ResponseMode | null {
  return RESPONSE_MODES.find((known) => known === text) ?? null;
}

/** How an answer is handed over when nobody says how: tokens never in the query. */
export function usualMode(responseType: string | undefined): ResponseMode {
  return responseType === 'code' ? 'query' : 'fragment';
}
