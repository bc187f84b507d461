// @vitest-environment jsdom
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { BrandContext } from '../../../domain/program/use-brand';
import { loadBrand } from '../../../programs/registry';
import type { Applicant, Application } from '../../../services/data/use-applicant';
import { FoldedNotice } from './folded-notice';

const DECISION: NonNullable<Application['decision']> = {
  decidedOn: '2026-06-15',
  reasons: [{ id: 'R07', text: 'Number of recent inquiries' }],
  agency: null,
  score: null,
  noticeUrl: 'https://files.example/notice.pdf',
};
const APPLICANT = {
  user: { firstName: 'Homer', middleName: null, lastName: 'Equityson' },
} as Applicant;

function Page() {
  const [open, setOpen] = useState(false);
  const notice = {
    headingId: 'letter',
    applicant: APPLICANT,
    applicationId: 'app_0001',
    decision: DECISION,
  };
  return <FoldedNotice {...notice} open={open} onOpenChange={setOpen} />;
}

test('the whole letter is in a closed disclosure, which opens for printing', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const brand = { ...(await loadBrand('home_light')), id: 'home_light' as const };
  const page = document.createElement('div');
  const root = createRoot(page);
  act(() =>
    root.render(
      <BrandContext value={brand}>
        <Page />
      </BrandContext>,
    ),
  );
  const letter = page.querySelector('details');
  expect(letter?.open).toBe(false);
  expect(letter?.textContent).toMatch(/Number of recent inquiries.*Equal Credit Opportunity Act/);
  expect(page.querySelector('summary')?.textContent).toBe('Your notice June 15, 2026');
  expect([...page.querySelectorAll('button')].map((each) => each.closest('details'))).toEqual([
    letter,
  ]);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(letter?.open).toBe(true);
  act(() => root.unmount());
  vi.unstubAllGlobals();
});
