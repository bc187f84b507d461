import type { Context } from '../../world/context';
import type { ApplicationRecord, UserRecord } from '../../world/state';
import { fieldInvalid } from '../../domain/rules/refusal';
import { UNKNOWN_USER, type TokenProblem } from '../identity/token-problem';
import { unauthorized } from './errors';

export interface ResolverContext {
  readonly world: Context;
  /** Null without a valid access token. */
  readonly subject: string | null;
  /** Null if there is a valid access token. */
  readonly refused: TokenProblem | null;
  /** Seconds since the epoch. */
  readonly issuedAt: number | null;
  /** Milliseconds. */
  readonly answer: { latency: number };
}

/** Throws Unauthorized without a valid access token. */
export function viewerOf({ world, subject, refused }: ResolverContext): UserRecord {
  const user = world.state.users.find(({ sub }) => sub === subject);
  if (user === undefined) throw unauthorized(refused ?? UNKNOWN_USER);
  return user;
}

/** The latest application. */
export function currentApplication(
  context: ResolverContext,
  user: UserRecord,
): ApplicationRecord | undefined {
  return context.world.state.applications.findLast(({ owner }) => owner === user.sub);
}

/** Throws if the viewer has no such application. */
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
