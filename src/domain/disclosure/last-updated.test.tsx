// @vitest-environment jsdom
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { LegalBlock } from './legal-block';

test('legal texts have one version line, under the last of them', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const show = (node: ReactNode) => act(async () => root.render(node));
  const shown = (element: Element): string => {
    const copy = document.createElement('div');
    copy.append(...element.cloneNode(true).childNodes);
    for (const hidden of copy.querySelectorAll('[hidden]')) hidden.remove();
    return copy.textContent;
  };
  const dated = () => [...place.querySelectorAll('section')].map(shown);
  const texts = (...names: readonly string[]) =>
    names.map((name) => <LegalBlock key={name}>{name}</LegalBlock>);
  await show(texts('Fees', 'Home'));
  expect(dated()).toEqual(['Fees', 'HomeLast updated June 1, 2026']);
  await show(texts('Fees', 'Home', 'Inquiry'));
  expect(dated()).toEqual(['Fees', 'Home', 'InquiryLast updated June 1, 2026']);
  await show(texts('Notice', 'Fees'));
  expect(dated()).toEqual(['Notice', 'FeesLast updated June 1, 2026']);
  await show(texts('Notice', 'Fees', 'Inquiry'));
  expect(dated()).toEqual(['Notice', 'Fees', 'InquiryLast updated June 1, 2026']);
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});
