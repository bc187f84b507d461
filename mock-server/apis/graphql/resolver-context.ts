import type { Context } from '../../world/context';
import type { ApplicationRecord, UserRecord } from '../../world/state';
import { fieldInvalid } from '../../domain/rules/refusal';
import { UNKNOWN_USER, type TokenProblem } from '../identity/token-problem';
import { unauthorized } from './errors';

export interface ResolverContext {
  readonly world: Context;
  /** Subject of the access token; null without a valid one. */
  readonly subject: string | null;
  /** Why there is no valid access token; null if there is one. */
  readonly refused: TokenProblem | null;
  /** When that token was issued, seconds since the epoch. */
  readonly issuedAt: number | null;
  /** Delay of the response, ms. */
  readonly answer: { latency: number };
}

/** Returns the signed-in user. Throws Unauthorized without a valid access token. */
export function viewerOf({ world, subject, refused }: ResolverContext): UserRecord {
  const user = world.state.users.find(({ sub }) => sub === subject);
  if (user === undefined) throw unauthorized(refused ?? UNKNOWN_USER);
  return user;
}

/** Returns the person's current application: the latest one. */
export function currentApplication(
  context: ResolverContext,
  user: UserRecord,
): ApplicationRecord | undefined {
  return context.world.state.applications.findLast(({ owner }) => owner === user.sub);
}

/** Returns the viewer's application with this id. Throws if there is none. */
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
