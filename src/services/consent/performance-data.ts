import { localStore, sessionStore, type KeyValueStorage } from '../storage/storage';
import { cookieNames, removeForeignCookie } from '../storage/cookies';
import { isAllowed, onConsentChange } from './consent';

/** Prefixes of names stored by monitoring, replay and the tag manager's tools. */
export const PERFORMANCE_ITEMS = {
  cookies: ['_dd', 'dd_', '_ga', '_gid', '_gat', '_gcl', '_dc_gtm', '_fbp', '_fbc', '_uet'],
  storage: ['_dd', 'dd_', '_gcl', '_fbp', '_uet'],
} as const;

const beginsWith = (starts: readonly string[], name: string): boolean =>
  starts.some((start) => name.startsWith(start));

/** Empty if the browser refuses storage. */
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

/** Removes the performance data of spec 4, and the listed items. */
export function clearPerformanceData(): void {
  for (const name of cookieNames()) {
    if (beginsWith(PERFORMANCE_ITEMS.cookies, name)) removeForeignCookie(name);
  }
  clearStorage(localStore, 'localStorage');
  clearStorage(sessionStore, 'sessionStorage');
}

/** Also clears after later choices. */
export function clearWithoutPerformance(): void {
  const clear = (): void => {
    if (!isAllowed('performance')) clearPerformanceData();
  };
  clear();
  onConsentChange(clear);
}
