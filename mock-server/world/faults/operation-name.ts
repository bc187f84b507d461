import { getOperationAST, parse } from 'graphql';
import { bodyText } from '../body-text';

/** Returns the name of a document's only operation; null for several or none. */
function onlyOperation(query: string): string | null {
  try {
    return getOperationAST(parse(query, { maxTokens: 5000 }))?.name?.value ?? null;
  } catch {
    return null;
  }
}

async function readName(request: Request): Promise<string | null> {
  try {
    const body: unknown = JSON.parse(await bodyText(request));
    if (typeof body !== 'object' || body === null) return null;
    if ('operationName' in body && typeof body.operationName === 'string') {
      return body.operationName;
    }
    return 'query' in body && typeof body.query === 'string' ? onlyOperation(body.query) : null;
  } catch {
    return null;
  }
}

const names = new WeakMap<Request, Promise<string | null>>();

/**
 * Returns the GraphQL operation of a request, named in the body or the query; null for other
 * requests. Never rejects.
 */
export function operationName(request: Request): Promise<string | null> {
  if (request.method !== 'POST' || !/\/graphql(\?|$)/.test(request.url)) {
    return Promise.resolve(null);
  }
  const known = names.get(request) ?? readName(request);
  names.set(request, known);
  return known;
}
