import { atom, getDefaultStore, useAtomValue } from 'jotai';

const sessionVersionAtom = atom(0);

/** Changes with each sign-in, renewal and sign-out in any tab. */
export function sessionVersion(): number {
  return getDefaultStore().get(sessionVersionAtom);
}

/** Returns the unsubscribe function. */
export function onSessionChange(listener: () => void): () => void {
  return getDefaultStore().sub(sessionVersionAtom, listener);
}

export function announceSession(): void {
  getDefaultStore().set(sessionVersionAtom, (version) => version + 1);
}

/** Re-renders on changes. */
export function useSessionVersion(): number {
  return useAtomValue(sessionVersionAtom);
}
