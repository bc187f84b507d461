/** The error of decimal fractions in binary: added before a value is truncated. */
const EPSILON = 1e-6;

/** `value` without its fraction. */
export function floorMoney(value: number): number {
  return Math.floor(value + EPSILON);
}

/** Five dollars, cents: what the ends of a range are multiples of. */
const STEP = 500;

/** Percent of the line at the ends of its range. */
const RANGE = {
  sure: { low: 85, high: 110 },
  unsure: { low: 70, high: 115 },
} as const;

/** The range around a line (cents): wider when it is less sure. */
export function rangeOf(line: number, lowConfidence: boolean): { low: number; high: number } {
  const { low, high } = lowConfidence ? RANGE.unsure : RANGE.sure;
  return {
    low: Math.floor((line * low) / 100 / STEP + EPSILON) * STEP,
    high: Math.max(0, Math.ceil((line * high) / 100 / STEP - EPSILON)) * STEP,
  };
}
