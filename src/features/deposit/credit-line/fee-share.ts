/** How much of a line a fee takes, percent with at most one decimal: "17.5". Cents. */
export function feeShare(fee: number, line: number): string {
  return String(Math.round((fee * 1000) / line) / 10);
}
