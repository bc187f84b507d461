import { isAllowed } from '../consent/consent';

declare global {
  interface Window {
    /** The tag manager's queue; it exists before its script does. */
    dataLayer?: unknown[];
  }
}

/** Consent-mode keys governed by the performance category (spec 4). */
export const CONSENT_MODE_KEYS = [
  'analytics_storage',
  'security_storage',
  'functionality_storage',
  'ad_storage',
  'personalization_storage',
  'ad_user_data',
  'ad_personalization',
] as const;

/** The tag manager only recognizes a command as an `arguments` object, not as an array. */
function command(..._given: readonly unknown[]): void {
  window.dataLayer ??= [];
  window.dataLayer.push(arguments);
}

const all = (state: 'granted' | 'denied') =>
  Object.fromEntries(CONSENT_MODE_KEYS.map((key) => [key, state]));

let sent: boolean | null = null;

/**
 * Sends the consent state to the tag manager, before it loads and on each change. Default:
 * everything denied.
 */
export function sendConsentMode(): void {
  const allowed = isAllowed('performance');
  if (sent === null) command('consent', 'default', all('denied'));
  if ((sent ?? false) === allowed) {
    sent = allowed;
    return;
  }
  sent = allowed;
  command('consent', 'update', all(allowed ? 'granted' : 'denied'));
}
