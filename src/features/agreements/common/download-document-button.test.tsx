// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { DownloadDocumentButton } from './download-document-button';

const DOCUMENT = {
  id: 'doc_0001',
  title: 'Cardholder Agreement',
  pages: 3,
  lastUpdated: '2026-06-01',
  url: 'https://files.example.com/agreement.pdf',
  requirement: 'AGREE',
  agreedOn: null,
} as const;

test('a document is downloaded only once at a time', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let answer = (_response: Response): void => undefined;
  const asked = vi.fn<typeof fetch>(() => new Promise((resolve) => (answer = resolve)));
  vi.stubGlobal('fetch', asked);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  act(() => root.render(<DownloadDocumentButton document={DOCUMENT} />));
  const press = () => act(async () => place.querySelector('button')?.click());
  await press();
  await press();
  expect(asked).toHaveBeenCalledTimes(1);
  await act(async () => answer(new Response(null, { status: 503 })));
  expect(place.querySelector('[role=alert]')?.textContent).toContain('Try again');
  await press();
  expect(asked).toHaveBeenCalledTimes(2);
  act(() => root.unmount());
  place.remove();
});

test.each([
  ['opens, and nothing is said', true],
  ['is refused by the browser, and that is said', false],
])('a document on a host without CORS %s', async (_, opens) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const tab: { opener: unknown } = { opener: window };
  // Like browsers: with "noopener", `window.open` returns null.
  vi.stubGlobal('open', (_url: string, _name: string, features = '') =>
    opens && !features.includes('noopener') ? tab : null,
  );
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  act(() => root.render(<DownloadDocumentButton document={DOCUMENT} />));
  await act(async () => place.querySelector('button')?.click());
  const said = place.querySelector('[role=alert]')?.textContent ?? '';
  expect(said.includes('We couldn’t open this document')).toBe(!opens);
  if (opens) expect(tab.opener).toBeNull();
  act(() => root.unmount());
  place.remove();
});
