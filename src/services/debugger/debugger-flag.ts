import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { localStore } from '../storage/storage';

let enabled: boolean | null = null;

/**
 * Whether the admin debugger is there: the stored flag is the string `true` and the page is in no
 * frame (spec 2). Read once a load; what is stored later counts after the next one.
 */
export function isDebuggerEnabled(): boolean {
  enabled ??=
    localStore.getItem(STORAGE_KEYS.debuggerEnabled) === 'true' && window.self === window.top;
  return enabled;
}
