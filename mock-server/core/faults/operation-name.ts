import { getOperationAST, parse } from 'graphql';

/** The name of the only operation of a document; null where there are several, or none that can be read. */
function onlyOperation(query: string): string | null {
  try {
    return getOperationAST(parse(query, { maxTokens: 5000 }))?.name?.value ?? null;
  } catch {
    return null;
  }
}

/** The GraphQL operation that a request runs, named beside the query or in it; null when it is no GraphQL request. Never throws. */
export async function operationName(request: Request): Promise<string | null> {
  const { pathname } = new URL(request.url);
  if (request.method !== 'POST' || !pathname.endsWith('/graphql') || request.bodyUsed) return null;
  try {
    const body: unknown = await request.clone().json();
    if (typeof body !== 'object' || body === null) return null;
    if ('operationName' in body && typeof body.operationName === 'string') {
      return body.operationName;
    }
    return 'query' in body && typeof body.query === 'string' ? onlyOperation(body.query) : null;
  } catch {
    return null;
  }
}
