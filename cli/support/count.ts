/** "1 screen", "2 screens". */
export const count = (number: number, one: string): string =>
  `${String(number)} ${one}${number === 1 ? '' : 's'}`;
