import type { UserRecord, WorldState } from '../../world/state';

/** Scopes the provider grants; others that are asked for are left out. */
export const SCOPES = ['openid', 'profile', 'email', 'phone', 'offline_access'] as const;

/** What is granted when a request names no scope (spec, Limits). */
export const DEFAULT_SCOPE = 'openid profile email';

/**
 * The part of a requested scope that the provider grants, in the order asked for. What comes through a
 * browser's address alone gives no access when nobody is there any more.
 */
export function grantedScope(requested: string | undefined, access: 'online' | 'offline'): string {
  const known = SCOPES.filter((name) => access === 'offline' || name !== 'offline_access');
  const scopes = (requested ?? DEFAULT_SCOPE)
    .split(' ')
    .filter((name) => known.some((scope) => scope === name));
  return [...new Set(scopes)].join(' ');
}

/** What a scope lets a client know about a person, by the claims of OpenID Connect Core section 5.1. */
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
    // A person who only gave a phone number or an address is named by it, as the real provider does.
    claims['name'] = parts.length > 0 ? parts.join(' ') : (user.email ?? user.phone ?? user.sub);
    Object.assign(claims, account?.profile);
  }
  if (scopes.includes('email') && user.email !== null) {
    claims['email'] = user.email;
    // A code that came back has shown that an address is theirs; a password has not.
    claims['email_verified'] = account?.emailVerified ?? true;
  }
  if (scopes.includes('phone') && user.phone !== null) {
    claims['phone_number'] = user.phone;
    claims['phone_number_verified'] = true;
  }
  return claims;
}
