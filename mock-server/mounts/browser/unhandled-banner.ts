const BANNER_ID = 'mock-unhandled-request';

/** On screen and in the console. */
export function reportMissing(text: string): void {
  console.error(text);
  let banner = document.getElementById(BANNER_ID);
  if (banner === null) {
    banner = document.createElement('div');
    banner.id = BANNER_ID;
    banner.setAttribute('role', 'alert');
    Object.assign(banner.style, {
      position: 'fixed',
      inset: 'auto 0 0 0',
      zIndex: '2000',
      padding: '12px 16px',
      background: '#8a1020',
      color: '#fff',
      font: '16px/1.4 monospace',
      overflowWrap: 'anywhere',
    });
    document.body.append(banner);
  }
  const line = document.createElement('p');
  line.style.margin = '0';
  line.textContent = text;
  banner.append(line);
}

/** In the console only. */
export function reportHint(text: string): void {
  console.info(text);
}
