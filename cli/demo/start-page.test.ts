// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { startPage } from './start-page';

const html = await startPage({ gallery: true });

test('the start page has less than 1 MB and loads no screenshot', () => {
  expect(html.length).toBeLessThan(1_000_000);
  expect(html).not.toMatch(/<img|data:image/);
});

function openWith(page: {
  readonly isSecure: boolean;
  readonly workers: object | undefined;
}): void {
  Object.defineProperty(window, 'isSecureContext', { value: page.isSecure, configurable: true });
  Object.defineProperty(navigator, 'serviceWorker', { value: page.workers, configurable: true });
  // Top-level declarations persist in a rewritten document, so wrap them.
  const inner = html.replace('<script>', '<script>{').replace('</script>', '}</script>');
  document.open();
  document.write(inner);
  document.close();
}

const asking = (getRegistration: () => Promise<unknown>) => ({ getRegistration });
const blocked = asking(() => Promise.reject(new Error('The user denied permission')));

test.each([
  ['where all is there', { isSecure: true, workers: asking(() => Promise.resolve()) }, /^$/],
  [
    'without HTTPS',
    { isSecure: false, workers: undefined },
    /^The portal needs HTTPS here: .*guide/,
  ],
  ['without workers', { isSecure: true, workers: undefined }, /^This browser has no service work/],
  ['where workers are blocked', { isSecure: true, workers: blocked }, /blocks.*user denied.*guide/],
])('%s the start page names what is missing before a link is clicked', async (_, page, words) => {
  openWith(page);
  await vi.waitFor(() => expect(document.querySelector('#missing')?.textContent).toMatch(words));
});
