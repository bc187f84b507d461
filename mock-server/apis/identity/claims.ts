import type { UserRecord, WorldState } from '../../world/state';

/** The provider ignores other scopes. */
export const SCOPES = ['openid', 'profile', 'email', 'phone', 'offline_access'] as const;

/** For requests without a scope (spec, Limits). */
export const DEFAULT_SCOPE = 'openid profile email';

/** In the requested order. Tokens in a redirect's address never include offline access. */
export function grantedScope(requested: string | undefined, access: 'online' | 'offline'): string {
  const known = SCOPES.filter((name) => access === 'offline' || name !== 'offline_access');
  const scopes = (requested ?? DEFAULT_SCOPE)
    .split(' ')
    .filter((name) => known.some((scope) => scope === name));
  return [...new Set(scopes)].join(' ');
}

/** OpenID Connect Core section 5.1. */
export function claimsOf(
  { identity }: Pick<WorldState, 'identity'>,
  user: UserRecord,
  scope: string,
): Record<string, unknown> {
  const scopes = scope.split(' ');
  const account = identity.passwords.find(({ sub }) => sub === user.sub);
  const claims: Record<string, unknown> = { sub: user.sub };
  if (scopes.includes('profile')) {
    const parts = [user.firstName, user.middleName, user.lastName].filter((part) => part !== null);
    if (user.firstName !== null) claims['given_name'] = user.firstName;
    if (user.middleName !== null) claims['middle_name'] = user.middleName;
    if (user.lastName !== null) claims['family_name'] = user.lastName;
    claims['nickname'] = user.firstName ?? user.email?.split('@')[0] ?? '';
    // A person without a name is named by phone number or address, like at the real provider.
    claims['name'] = parts.length > 0 ? parts.join(' ') : (user.email ?? user.phone ?? user.sub);
    Object.assign(claims, account?.profile);
  }
  if (scopes.includes('email') && user.email !== null) {
    claims['email'] = user.email;
    // A returned code proves that the address is theirs; a password doesn't.
    claims['email_verified'] = account?.emailVerified ?? true;
  }
  if (scopes.includes('phone') && user.phone !== null) {
    claims['phone_number'] = user.phone;
    claims['phone_number_verified'] = true;
  }
  return claims;
}
