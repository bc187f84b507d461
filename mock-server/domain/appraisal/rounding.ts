/** Compensates binary rounding errors before a value is truncated. */
const EPSILON = 1e-6;

export function floorMoney(value: number): number {
  return Math.floor(value + EPSILON);
}

/** In cents: range ends are multiples of five dollars. */
const STEP = 500;

/** Percent of the line. */
const RANGE = {
  sure: { low: 85, high: 110 },
  unsure: { low: 70, high: 115 },
} as const;

/** Cents; the range is wider for a low-confidence estimate. */
export function rangeOf(line: number, lowConfidence: boolean): { low: number; high: number } {
  const { low, high } = lowConfidence ? RANGE.unsure : RANGE.sure;
  return {
    low: Math.floor((line * low) / 100 / STEP + EPSILON) * STEP,
    high: Math.max(0, Math.ceil((line * high) / 100 / STEP - EPSILON)) * STEP,
  };
}
