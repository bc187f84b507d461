import type { UserRecord, WorldState } from '../../world/state';
import { brandNames, type BrandNames } from './brand-names';

/** The program a person deals with: that of the latest application, else the one that the world was seeded with. */
export async function namesFor(
  state: Pick<WorldState, 'applications' | 'seed'>,
  user: Pick<UserRecord, 'sub'> | undefined,
): Promise<BrandNames> {
  const latest = state.applications.findLast(({ owner }) => owner === user?.sub);
  return brandNames(latest?.program ?? state.seed.program);
}

/** How the subject of a mail begins, and a text message: with the program it comes from. */
export function branded({ programName }: BrandNames, title: string): string {
  return `${programName}: ${title}`;
}

/** The help line at the end of an e-mail. */
export function helpLine({ phone, email }: BrandNames): string {
  return `Need help? Call ${phone} or email ${email}.`;
}

/** The account that `recipient` (a phone number or an e-mail address) belongs to. */
export function ownerOf(
  { users }: Pick<WorldState, 'users'>,
  recipient: string,
): UserRecord | undefined {
  return users.find(({ phone, email }) => [phone, email?.toLowerCase()].includes(recipient));
}
