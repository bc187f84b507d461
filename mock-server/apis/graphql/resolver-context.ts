import type { Context } from '../../world/context';
import type { ApplicationRecord, UserRecord } from '../../world/state';
import { fieldInvalid } from '../../domain/rules/refusal';
import { unauthorized } from './errors';

/** What every resolver gets. */
export interface ResolverContext {
  readonly world: Context;
  /** Subject of the access token; null when there was none that is valid. */
  readonly subject: string | null;
  /** When that token was issued, seconds since the epoch. */
  readonly issuedAt: number | null;
  /** How the answer is given: so many ms late. */
  readonly answer: { latency: number };
}

/** The signed-in person. Throws Unauthorized when nobody is. */
export function viewerOf({ world, subject }: ResolverContext): UserRecord {
  const user = world.state.users.find(({ sub }) => sub === subject);
  if (user === undefined) throw unauthorized();
  return user;
}

/** The person's current application: the one begun last. */
export function currentApplication(
  context: ResolverContext,
  user: UserRecord,
): ApplicationRecord | undefined {
  return context.world.state.applications.findLast(({ owner }) => owner === user.sub);
}

/** The person's own application with this id. Throws when there is none. */
export function ownApplication(
  context: ResolverContext,
  options: { user: UserRecord; id: string },
): ApplicationRecord {
  const { user, id } = options;
  const application = context.world.state.applications.find(
    (candidate) => candidate.id === id && candidate.owner === user.sub,
  );
  if (application === undefined) {
    throw fieldInvalid('creditApplicationId', `You have no application ${id}`);
  }
  return application;
}
