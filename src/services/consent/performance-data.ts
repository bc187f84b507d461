import { localStore, sessionStore, type KeyValueStorage } from '../storage/storage';
import { cookieNames, removeForeignCookie } from '../storage/cookies';
import { isAllowed, onConsentChange } from './consent';

/** Stored data of monitoring, replay and the tag manager's tools, by name prefix. */
export const PERFORMANCE_ITEMS = {
  cookies: ['_dd', 'dd_', '_ga', '_gid', '_gat', '_gcl', '_dc_gtm', '_fbp', '_fbc', '_uet'],
  storage: ['_dd', 'dd_', '_gcl', '_fbp', '_uet'],
} as const;

const beginsWith = (starts: readonly string[], name: string): boolean =>
  starts.some((start) => name.startsWith(start));

/** Returns the names in a storage; none if the browser refuses it. */
function namesIn(kind: 'localStorage' | 'sessionStorage'): readonly string[] {
  try {
    return Object.keys(globalThis[kind]);
  } catch {
    return [];
  }
}

function clearStorage(storage: KeyValueStorage, kind: 'localStorage' | 'sessionStorage'): void {
  for (const name of namesIn(kind)) {
    if (beginsWith(PERFORMANCE_ITEMS.storage, name)) storage.removeItem(name);
  }
}

/** Removes this browser's performance data and the listed items (spec 4). */
export function clearPerformanceData(): void {
  for (const name of cookieNames()) {
    if (beginsWith(PERFORMANCE_ITEMS.cookies, name)) removeForeignCookie(name);
  }
  clearStorage(localStore, 'localStorage');
  clearStorage(sessionStore, 'sessionStorage');
}

/** Clears now, and after each choice, unless performance is allowed. */
export function clearWithoutPerformance(): void {
  const clear = (): void => {
    if (!isAllowed('performance')) clearPerformanceData();
  };
  clear();
  onConsentChange(clear);
}
