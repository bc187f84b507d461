import type { Status } from '../../../src/catalogue/statuses';
import { Refusal } from '../rules/refusal';
import type { Trigger } from './transition';

export class TransitionRefused extends Refusal {
  constructor(
    readonly from: Status,
    readonly to: Status | null,
    readonly trigger: Trigger | string,
    /** Set if something other than the status is the problem. */
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
