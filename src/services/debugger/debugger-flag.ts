import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { localStore } from '../storage/storage';

let enabled: boolean | null = null;

/**
 * Whether the stored flag is `true` and the page isn't in an iframe (spec 2). Read once per page
 * load.
 */
export function isDebuggerEnabled(): boolean {
  enabled ??=
    localStore.getItem(STORAGE_KEYS.debuggerEnabled) === 'true' && window.self === window.top;
  return enabled;
}
