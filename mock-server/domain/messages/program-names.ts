import type { UserRecord, WorldState } from '../../world/state';
import { brandNames, type BrandNames } from './brand-names';

/** Program of the person's latest application, otherwise the seed's. */
export async function namesFor(
  state: Pick<WorldState, 'applications' | 'seed'>,
  user: Pick<UserRecord, 'sub'> | undefined,
): Promise<BrandNames> {
  const latest = state.applications.findLast(({ owner }) => owner === user?.sub);
  return brandNames(latest?.program ?? state.seed.program);
}

export function branded({ programName }: BrandNames, title: string): string {
  return `${programName}: ${title}`;
}

export function helpLine({ phone, email }: BrandNames): string {
  return `Need help? Call ${phone} or email ${email}.`;
}

/** `recipient`: phone number or email address. */
export function ownerOf(
  { users }: Pick<WorldState, 'users'>,
  recipient: string,
): UserRecord | undefined {
  return users.find(({ phone, email }) => [phone, email?.toLowerCase()].includes(recipient));
}
