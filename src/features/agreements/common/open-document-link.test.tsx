// @vitest-environment jsdom
import { getDefaultStore } from 'jotai';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { FLOWS } from '../../../catalogue/flows';
import { helpCenterAtom } from '../../../shell/help/help-center';
import { helpTopics } from '../../help/help-topics';
import { OpenDocumentLink } from './open-document-link';

test("a document that can't be opened links to the topic about paper copies", async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 404 })));
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  act(() => root.render(<OpenDocumentLink title="Agreement" url="/files/agreement.pdf" />));
  const link = place.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  await act(async () => link?.click());
  const paper = [...place.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Ask for a Paper Copy',
  );
  act(() => paper?.click());
  const { topic } = getDefaultStore().get(helpCenterAtom);
  for (const flow of FLOWS) {
    const found = helpTopics(flow).find(({ summary }) => summary === topic);
    expect(found?.answer.join(' '), flow).toContain('paper copy');
  }
  act(() => root.unmount());
});
