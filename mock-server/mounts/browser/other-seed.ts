import { APP_PATH } from '../../../src/catalogue/screens';
import type { BrowserStorage } from './browser-storage';
import { hostPath } from '../../../src/catalogue/folder';

/** The seed last opened at this address. */
export const OPENED_KEY = 'portal.mock.opened';

const BANNER_ID = 'mock-other-seed';

/** Another tab has restarted this tab's world. */
export function otherSeedText({ hostname, port }: Pick<Location, 'hostname' | 'port'>): string {
  const local = hostname === 'localhost' || hostname.endsWith('.localhost');
  const more = local
    ? `For several at once, open each at a name of its own, such as http://a.localhost${port && `:${port}`}/ and http://b.localhost${port && `:${port}`}/.`
    : 'For several at once, open each in a browser profile of its own.';
  return `Another tab has opened a seed, and all tabs of this address share one: the applicant shown here is gone. ${more}`;
}

function show(text: string): void {
  if (document.getElementById(BANNER_ID) !== null) return;
  const banner = document.createElement('section');
  banner.id = BANNER_ID;
  banner.setAttribute('role', 'alert');
  Object.assign(banner.style, {
    position: 'fixed',
    inset: '0 0 auto 0',
    zIndex: '2000',
    padding: '12px 16px',
    background: '#5b3a00',
    color: '#fff',
    font: '16px/1.4 system-ui, sans-serif',
    overflowWrap: 'anywhere',
  });
  const line = document.createElement('p');
  line.style.margin = '0 0 8px';
  line.textContent = text;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Show the New One';
  Object.assign(button.style, {
    minHeight: '44px',
    padding: '8px 16px',
    background: '#fff',
    color: '#111',
    border: '0',
    borderRadius: '8px',
    font: 'inherit',
    cursor: 'pointer',
  });
  button.addEventListener('click', () => location.assign(hostPath(APP_PATH)));
  banner.append(line, button);
  document.body.append(banner);
}

export function followSeeds(storage: Pick<BrowserStorage, 'getItem'>): void {
  const own = storage.getItem(OPENED_KEY);
  addEventListener('storage', ({ key, newValue }) => {
    if (key === OPENED_KEY && newValue !== null && newValue !== own) show(otherSeedText(location));
  });
}
