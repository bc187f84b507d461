import { isAllowed } from '../consent/consent';

declare global {
  interface Window {
    /** The tag manager's queue, which exists before its script. */
    dataLayer?: unknown[];
  }
}

/** Governed by the performance category (spec 4). */
export const CONSENT_MODE_KEYS = [
  'analytics_storage',
  'security_storage',
  'functionality_storage',
  'ad_storage',
  'personalization_storage',
  'ad_user_data',
  'ad_personalization',
] as const;

/** The tag manager recognizes commands only as `arguments` objects. */
function command(..._given: readonly unknown[]): void {
  window.dataLayer ??= [];
  window.dataLayer.push(arguments);
}

const all = (state: 'granted' | 'denied') =>
  Object.fromEntries(CONSENT_MODE_KEYS.map((key) => [key, state]));

let sent: boolean | null = null;

/** Call before the tag manager loads, and on each change. Everything is denied by default. */
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
