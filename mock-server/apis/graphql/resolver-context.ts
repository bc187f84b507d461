import type { Context } from '../../world/context';
import type { ApplicationRecord, UserRecord } from '../../world/state';
import { fieldInvalid } from '../../domain/rules/refusal';
import type { TokenProblem } from '../identity/token-problem';
import { unauthorized } from './errors';

/** What every resolver gets. */
export interface ResolverContext {
  readonly world: Context;
  /** Subject of the access token, or null without a valid one. */
  readonly subject: string | null;
  /** Why there is no valid access token, or null if there is one. */
  readonly refused: TokenProblem | null;
  /** When that token was issued, seconds since the epoch. */
  readonly issuedAt: number | null;
  /** How the answer is given: so many ms late. */
  readonly answer: { latency: number };
}

const UNKNOWN_USER: TokenProblem = {
  reason: 'unknown_user',
  problem: 'No user has the subject of the token. A seed or a reset replaces all users.',
};

/** Returns the signed-in user. Throws Unauthorized without a valid access token. */
export function viewerOf({ world, subject, refused }: ResolverContext): UserRecord {
  const user = world.state.users.find(({ sub }) => sub === subject);
  if (user === undefined) throw unauthorized(refused ?? UNKNOWN_USER);
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
