import { atom, getDefaultStore, useAtomValue } from 'jotai';

const sessionVersionAtom = atom(0);

/** Changes with every sign-in, renewal and sign-out, in this tab or another one. */
export function sessionVersion(): number {
  return getDefaultStore().get(sessionVersionAtom);
}

/** Calls `listener` when the session changes. Returns the unsubscribe function. */
export function onSessionChange(listener: () => void): () => void {
  return getDefaultStore().sub(sessionVersionAtom, listener);
}

export function announceSession(): void {
  getDefaultStore().set(sessionVersionAtom, (version) => version + 1);
}

/** Returns the session version and re-renders when it changes. */
export function useSessionVersion(): number {
  return useAtomValue(sessionVersionAtom);
}
