import { isoTime } from '../../world/clock';
import type { Context } from '../../world/context';
import type { UserRecord } from '../../world/state';
import type { BrandNames } from '../messages/brand-names';
import { branded, helpLine } from '../messages/program-names';

/** The law requires a copy (Regulation E, 12 CFR 1005.10(b)); `text` is the exact wording. */
export function mailAuthorization(
  world: Context,
  { user, names }: { readonly user: UserRecord; readonly names: BrandNames },
  text: string,
): void {
  if (user.email === null) return;
  world.state.inbox.push({
    id: world.nextId('msg'),
    channel: 'email',
    to: user.email,
    subject: branded(names, 'Your payment authorization'),
    body: `${text}\n\n${helpLine(names)}`,
    code: null,
    sentAt: isoTime(world.now()),
  });
}
