// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Offer } from './offer-state';
import { useOfferOpen } from './use-offer-open';

const ENDS = Date.parse('2026-07-15T23:59:59-04:00');

const OFFER: Offer = {
  creditLine: 64_000,
  purchaseApr: 24.99,
  maximumApr: 29.99,
  annualFee: 0,
  lateFeeMaximum: 3000,
  expiresAt: new Date(ENDS).toISOString(),
  isOpen: true,
  requestedLine: null,
  previousLine: null,
  counterofferReasons: [],
  drawPeriodYears: null,
  repaymentPeriodYears: null,
  items: [],
};

function Shown({ offer }: { readonly offer: Offer | null }) {
  return <p>{useOfferOpen(offer) ? 'open' : 'ended'}</p>;
}

const place = document.createElement('div');
const root = createRoot(place);
const show = (offer: Offer | null) => act(() => root.render(<Shown offer={offer} />));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ now: ENDS - 60_000 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an offer that expires while it is read says so', () => {
  show(OFFER);
  expect(place.textContent).toBe('open');
  act(() => vi.advanceTimersByTime(59_000));
  expect(place.textContent).toBe('open');
  act(() => vi.advanceTimersByTime(31_000));
  expect(place.textContent).toBe('ended');
});

test("an answered offer and a missing one aren't open", () => {
  show({ ...OFFER, isOpen: false });
  expect(place.textContent).toBe('ended');
  show(null);
  expect(place.textContent).toBe('ended');
});
