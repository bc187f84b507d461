import { describe, expect, it } from 'vitest';
import { estimateLines, stoneNote } from './estimate-lines';
import type { Estimate } from './estimate-text';

const ring: Estimate = {
  outcome: 'ESTIMATED',
  line: 140_545,
  low: 119_000,
  high: 155_000,
  lowConfidence: false,
  unsure: [],
  metal: {
    metal: 'GOLD',
    value: 22_142,
    netWeightGrams: 3.998,
    fineness: 583,
    centsPerGram: 10_000,
    recoveryPercent: 95,
  },
  diamonds: 363_600,
  gems: 0,
  watch: 0,
  lendingShares: { metal: 60, diamonds: 35, gems: 25, watch: 50 },
  notAcceptedReason: null,
  reviewReasons: [],
  pricesDate: '2026-06-15',
};

describe('estimate lines', () => {
  it('list every number of the calculation', () => {
    const lines = estimateLines(ring, 'RING', [{ type: 'DIAMOND' }]);
    expect(
      lines.map(({ term, description, note = '' }) =>
        `${term}: ${String(description)} ${note}`.trim(),
      ),
    ).toEqual([
      'Metal: 14K gold: $221.42 3.998 g × 58.3% pure × $100 a gram × 95% recovered',
      'Stones: diamonds: $3,636',
      'Condition: Checked at the inspection',
      'Lending rate: 60% of the metal and 35% of the diamonds',
      'Estimated credit line before rounding: $1,405.45',
      'Reference prices: June 15, 2026',
    ]);
  });

  it('omit stones if there are none and explain reduced values', () => {
    const terms = estimateLines({ ...ring, diamonds: 0 }, 'METAL', []).map(({ term }) => term);
    expect(terms.some((term) => term.startsWith('Stones'))).toBe(false);
    expect(stoneNote([{ type: 'MOISSANITE' }])).toMatch(/don’t have a lending value/);
    expect(stoneNote([{ type: 'DIAMOND', origin: 'LAB_GROWN' }])).toMatch(/resell for less/);
    expect(stoneNote([{ type: 'RUBY', treatments: ['HEATED'] }])).toMatch(/^Treated/);
    expect(stoneNote([{ type: 'DIAMOND', origin: 'NATURAL', treatments: [] }])).toBeNull();
  });
});
