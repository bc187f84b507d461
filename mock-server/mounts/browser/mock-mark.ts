import { isThisMachine } from '../../../src/catalogue/this-machine';

const WORDS = 'Test environment. Nothing you type here is an application, and nobody is paid.';

/** Public deployments only: on localhost, the sign-in screen and the debugger say so. */
export function markAsMock(hostname: string, body: HTMLElement): void {
  if (isThisMachine(hostname)) return;
  const mark = document.createElement('aside');
  mark.setAttribute('aria-label', 'Test environment');
  mark.textContent = WORDS;
  Object.assign(mark.style, {
    padding: '8px 16px',
    textAlign: 'center',
    font: '16px/1.5 sans-serif',
    color: '#000',
    background: '#ffd54a',
  });
  body.prepend(mark);
}
