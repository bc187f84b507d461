import { log } from '../log';
import { trust } from '../trusted-types/default-policy';

const asked = new Set<string>();

/** Loads a third-party script, once a page. A failure is only logged (spec 7). */
export function loadScript(address: string): void {
  if (asked.has(address)) return;
  asked.add(address);
  trust({ scripts: [address] });
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  // Its host learns which site asks, not which page.
  script.referrerPolicy = 'origin';
  script.addEventListener('error', () => log.error('Failed to load script'));
  document.head.append(script);
}
