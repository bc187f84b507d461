/** Doesn't check the signature; null for no token. */
export function tokenSubject(token: string | null): string | null {
  const [, payload] = token?.split('.') ?? [];
  if (payload === undefined) return null;
  const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as {
    sub?: unknown;
  };
  return typeof sub === 'string' ? sub : null;
}
