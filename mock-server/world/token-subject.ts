/** Whose access token it is; null for none. Its signature is not checked: a page is asked what it holds itself. */
export function tokenSubject(token: string | null): string | null {
  const [, payload] = token?.split('.') ?? [];
  if (payload === undefined) return null;
  const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
    sub?: unknown;
  };
  return typeof sub === 'string' ? sub : null;
}
