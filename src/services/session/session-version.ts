import { useSyncExternalStore } from 'react';

let version = 0;
const listeners = new Set<() => void>();

/** Changes with every sign-in, renewal and sign-out, here or in another tab. */
export function sessionVersion(): number {
  return version;
}

/** Calls `listener` whenever the session is another one. Returns a function that stops it. */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says that the session is another one. */
export function announceSession(): void {
  version += 1;
  for (const listener of listeners) listener();
}

/** The version of the session, followed. */
export function useSessionVersion(): number {
  return useSyncExternalStore(onSessionChange, sessionVersion, sessionVersion);
}
