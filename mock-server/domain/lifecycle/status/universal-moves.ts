import type { Status } from '../../../../src/catalogue/statuses';
import type { Move, Trigger } from '../transition';

/** From any open status, in every flow. */
export const UNIVERSAL_MOVES = [
  { to: ['MANUAL_REVIEW'], trigger: 'review-needed', actor: 'system' },
  { to: ['CANCELED_SOFT'], trigger: 'withdraw', actor: 'applicant' },
  { to: ['CANCELED_SOFT'], trigger: 'inactive', actor: 'timer' },
  { to: ['CANCELED_HARD'], trigger: 'canceled-hard', actor: 'back office' },
  { to: ['CANCELED_DUPE'], trigger: 'duplicate-found', actor: 'system' },
  { to: ['INVALID_STATE'], trigger: 'record-broken', actor: 'system' },
] as const satisfies readonly Move[];

/** Undefined if the system doesn't move applications there. */
export function universalTrigger(to: Status): Trigger | undefined {
  return UNIVERSAL_MOVES.find((move) => move.actor === 'system' && move.to[0] === to)?.trigger;
}

/** Whether any open application can reach this status, in any flow. */
export function isOutOfCourse(status: Status): boolean {
  return UNIVERSAL_MOVES.some(({ to }) => to[0] === status);
}
