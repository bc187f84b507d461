import { describe, expect, it } from 'vitest';
import { availableCreditLine } from '../../../catalogue/rate-table';
import { feeShare } from './fee-note';

describe('the annual fee beside the line', () => {
  it.each([
    [3500, 20_000, '17.5'],
    [3500, 30_000, '11.7'],
    [3500, 300_000, '1.2'],
    [0, 20_000, '0'],
  ])('%i of %i is %s percent', (fee, line, share) => {
    expect(feeShare(fee, line)).toBe(share);
  });

  it('shows the available credit if the fee is at least 15 percent of the smallest line', () => {
    expect(availableCreditLine(3500, 20_000)).toContain('about $165.');
    expect(availableCreditLine(3000, 20_000)).not.toBeNull();
    expect(availableCreditLine(2999, 20_000)).toBeNull();
  });
});
