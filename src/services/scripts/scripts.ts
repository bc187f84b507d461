import type { Flow } from '../../catalogue/flows';
import { findRoute } from '../../catalogue/routes';
import { STORAGE_KEYS } from '../../catalogue/storage-keys';
import { configuration } from '../configuration/configuration';
import { isAllowed } from '../consent/consent';
import { isTrackingInDevelopment } from '../debugger/developer-flags';
import { localStore } from '../storage/storage';
import { sendConsentMode } from './consent-mode';
import { log } from '../log';
import { trust } from '../trusted-types/default-policy';

export interface Place {
  readonly path: string;
  readonly flow: Flow;
}

/** Development measures nothing by default. */
const isQuiet = (): boolean => __DEVELOPMENT__ && !isTrackingInDevelopment();

/** Also a page that redirects to one. */
function isCashApplication({ path, flow }: Place): boolean {
  const route = findRoute(path);
  if (flow !== 'cash' || route === undefined) return false;
  return route.access === 'signed-in' || route.screen === 'login-callback';
}

/** Loaded on the production host, or with the local flag (spec 7). */
function wantsTagManager(place: Place): boolean {
  if (localStore.getItem(STORAGE_KEYS.tagManagerEnabled) === 'true') return true;
  const isProduction = window.location.hostname === configuration().productionHost;
  return isProduction && !isQuiet() && !isCashApplication(place);
}

/** Loads what is configured, allowed and meant for this page. Idempotent. */
export function loadScripts(place: Place): void {
  const { fingerprint, chat, tagManager } = configuration().scripts;
  sendConsentMode();
  if (isAllowed('functional') && !isQuiet()) {
    if (fingerprint !== undefined) loadScript(fingerprint);
    if (chat !== undefined && window.self === window.top) loadScript(chat);
  }
  if (tagManager !== undefined && isAllowed('performance') && wantsTagManager(place)) {
    loadScript(tagManager);
  }
}

const requested = new Set<string>();

/** Loads a script once per page. Failures are only logged (spec 7). */
export function loadScript(address: string): void {
  if (requested.has(address)) return;
  requested.add(address);
  trust({ scripts: [address] });
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  // The host learns the site's origin, not the page.
  script.referrerPolicy = 'origin';
  script.addEventListener('error', () => log.error('Failed to load script'));
  document.head.append(script);
}
