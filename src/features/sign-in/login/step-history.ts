import { leaveOverlayEntry } from '../../../ui/use-back-to-close';

/** The two steps of the sign-in, which share one path. */
export type SignInStep = 'recipient' | 'code';

/** Returns the step of the current history entry; null for other entries. */
export function readStep(): SignInStep | null {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('signInStep' in state)) return null;
  return state.signInStep === 'recipient' || state.signInStep === 'code' ? state.signInStep : null;
}

/** Opens a step: the code with a new history entry, the recipient in the same one. */
export function enterStep(step: SignInStep): void {
  leaveOverlayEntry(() => {
    window.history.replaceState({ signInStep: 'recipient' }, '');
    if (step === 'code') window.history.pushState({ signInStep: 'code' }, '');
  });
}
