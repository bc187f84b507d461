import { getOperationAST, parse } from 'graphql';
import { bodyText } from '../body-text';

/** Null for no operation or several. */
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

/** Named in the body or the query; null for requests without an operation. Never rejects. */
export function operationName(request: Request): Promise<string | null> {
  if (request.method !== 'POST' || !/\/graphql(\?|$)/.test(request.url)) {
    return Promise.resolve(null);
  }
  const known = names.get(request) ?? readName(request);
  names.set(request, known);
  return known;
}
