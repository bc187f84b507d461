import { expect, test } from 'vitest';
import type { Offer } from '../../../domain/offer/offer-state';
import { offerFacts } from './offer-facts';

function backedBy(...lines: number[]): unknown {
  const items = lines.map((inspectedLine, index) => ({
    id: `${index}`,
    name: `Item ${index + 1}`,
    low: 0,
    high: 0,
    inspectedLine,
    differences: [],
  }));
  const offer: Offer = {
    creditLine: 64_000,
    purchaseApr: 24.99,
    maximumApr: 29.99,
    annualFee: 0,
    lateFeeMaximum: 3000,
    expiresAt: '2026-07-15T23:59:59Z',
    isOpen: true,
    requestedLine: null,
    previousLine: null,
    counterofferReasons: [],
    drawPeriodYears: null,
    repaymentPeriodYears: null,
    items,
  };
  return offerFacts(offer, 'item').find(({ term }) => term === 'Secured by')?.description;
}

test('only items that the inspection found back an offer', () => {
  expect(backedBy(100, 100, 100, 100)).toBe('The 4 items listed below');
  expect(backedBy(100, 100, 100, 100, 0)).toBe('4 of the 5 items listed below');
  expect(backedBy(100, 100, 100, 0)).toBe('Item 1, Item 2 and Item 3');
  expect(backedBy(100, 0)).toBe('Item 1');
});
