export const GRAPHQL_RESPONSE = 'application/graphql-response+json';
export const JSON_RESPONSE = 'application/json';

export type ResponseType = typeof GRAPHQL_RESPONSE | typeof JSON_RESPONSE;

interface Range {
  readonly type: string;
  readonly quality: number;
}

function readRanges(accept: string): Range[] {
  return accept.split(',').map((part) => {
    const [type = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
    const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    return { type, quality: quality === undefined ? 1 : Number(quality) || 0 };
  });
}

/** JSON without an Accept header; null if neither type is accepted. */
export function negotiate(accept: string | null): ResponseType | null {
  if (accept === null || accept.trim() === '') return JSON_RESPONSE;
  const ranges = readRanges(accept).filter(({ quality }) => quality > 0);
  const best = ranges
    .toSorted((a, b) => b.quality - a.quality)
    .find(({ type }) => ['*/*', 'application/*', GRAPHQL_RESPONSE, JSON_RESPONSE].includes(type));
  if (best === undefined) return null;
  return best.type === GRAPHQL_RESPONSE ? GRAPHQL_RESPONSE : JSON_RESPONSE;
}

/** JSON in UTF-8. */
export function isJsonBody(contentType: string | null): boolean {
  const [type = '', ...parameters] = (contentType ?? '')
    .split(';')
    .map((text) => text.trim().toLowerCase());
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  const encoding = charset?.slice('charset='.length).replaceAll('"', '') ?? 'utf-8';
  return type === JSON_RESPONSE && (encoding === 'utf-8' || encoding === 'utf8');
}
