import type { Status } from '../../../src/catalogue/statuses';
import { Refusal } from '../rules/refusal';
import type { Trigger } from './transition';

/** Thrown for a transition that the lifecycle doesn't list. */
export class TransitionRefused extends Refusal {
  constructor(
    readonly from: Status,
    readonly to: Status | null,
    readonly trigger: Trigger | string,
    /** The problem, if it isn't the status. */
    message?: string,
  ) {
    super(
      'TRANSITION_REFUSED',
      message ??
        (to === null
          ? `"${trigger}" is not possible while the application is ${from}`
          : `"${trigger}" must not move the application from ${from} to ${to}`),
      {},
    );
    this.name = 'TransitionRefused';
  }
}
