import { leaveOverlayEntry } from '../../../ui/use-back-to-close';

export type SignInStep = 'recipient' | 'code';

/** Null for history entries without a step. */
export function readStep(): SignInStep | null {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('signInStep' in state)) return null;
  return state.signInStep === 'recipient' || state.signInStep === 'code' ? state.signInStep : null;
}

/** The code gets a new history entry, the recipient doesn't. */
export function enterStep(step: SignInStep): void {
  leaveOverlayEntry(() => {
    window.history.replaceState({ signInStep: 'recipient' }, '');
    if (step === 'code') window.history.pushState({ signInStep: 'code' }, '');
  });
}
