// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { BrandContext } from '../../domain/program/use-brand';
import { forgetReferralCode, referralCodeOf } from '../../domain/referral/referral-parameter';
import { loadBrand } from '../../programs/registry';
import { restoreApi, stubApi } from '../../services/data/testing/stub-api';
import { VisitorPortal } from './visitor-portal';

vi.mock('./visitor-screens', () => ({
  VISITOR_SCREENS: { 'quick-appraisal': { Component: () => null } },
}));

afterEach(() => {
  forgetReferralCode();
  restoreApi();
});

test('a referral code in the quick appraisal is kept until sign-up', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stubApi();
  window.history.replaceState(null, '', '/app/quick-appraisal?referralCode=FRIEND42');
  const brand = { ...(await loadBrand('pesto_item')), id: 'pesto_item' } as const;
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <BrandContext value={brand}>
        <VisitorPortal id="quick-appraisal" flow="item" />
      </BrandContext>,
    ),
  );
  act(() => root.unmount());
  window.history.replaceState(null, '', '/login/sign-up');
  expect(referralCodeOf(window.location.search)).toBe('FRIEND42');
});
