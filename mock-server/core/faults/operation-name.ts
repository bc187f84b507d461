/** The GraphQL operation a request names, or null when it is no GraphQL request. Never throws. */
export async function operationName(request: Request): Promise<string | null> {
  const { pathname } = new URL(request.url);
  if (request.method !== 'POST' || !pathname.endsWith('/graphql') || request.bodyUsed) return null;
  try {
    const body: unknown = await request.clone().json();
    if (typeof body !== 'object' || body === null || !('operationName' in body)) return null;
    return typeof body.operationName === 'string' ? body.operationName : null;
  } catch {
    return null;
  }
}
