import { leaveOverlayEntry } from '../../../ui/use-back-to-close';

/** The two steps of signing in, which share one path. */
export type SignInStep = 'recipient' | 'code';

/** The step of the current history entry; null for an entry that belongs to neither. */
export function readStep(): SignInStep | null {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('signInStep' in state)) return null;
  return state.signInStep === 'recipient' || state.signInStep === 'code' ? state.signInStep : null;
}

/** Goes to a step: to the code by a new history entry, back to the recipient in the same one. */
export function enterStep(step: SignInStep): void {
  leaveOverlayEntry(() => {
    window.history.replaceState({ signInStep: 'recipient' }, '');
    if (step === 'code') window.history.pushState({ signInStep: 'code' }, '');
  });
}
