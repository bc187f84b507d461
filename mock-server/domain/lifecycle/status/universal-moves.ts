import type { Status } from '../../../../src/catalogue/statuses';
import type { Move, Trigger } from '../transition';

/** What may happen to an application in any open status of every flow. */
export const UNIVERSAL_MOVES = [
  { to: ['MANUAL_REVIEW'], trigger: 'review-needed', actor: 'system' },
  { to: ['CANCELED_SOFT'], trigger: 'withdraw', actor: 'applicant' },
  { to: ['CANCELED_SOFT'], trigger: 'inactive', actor: 'timer' },
  { to: ['CANCELED_HARD'], trigger: 'canceled-hard', actor: 'back office' },
  { to: ['CANCELED_DUPE'], trigger: 'duplicate-found', actor: 'system' },
  { to: ['INVALID_STATE'], trigger: 'record-broken', actor: 'system' },
] as const satisfies readonly Move[];

/** By what the system moves an application of any open status there; undefined where it does not. */
export function universalTrigger(to: Status): Trigger | undefined {
  return UNIVERSAL_MOVES.find((move) => move.actor === 'system' && move.to[0] === to)?.trigger;
}

/** Whether any open application may end up there, whatever its course. */
export function isOutOfCourse(status: Status): boolean {
  return UNIVERSAL_MOVES.some(({ to }) => to[0] === status);
}
