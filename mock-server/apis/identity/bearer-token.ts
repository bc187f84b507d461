/** RFC 6750 section 2.1; the scheme is case-insensitive. */
export function bearerToken(request: Request): string | null {
  return /^Bearer +(\S+)$/i.exec(request.headers.get('Authorization') ?? '')?.[1] ?? null;
}
