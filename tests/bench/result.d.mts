export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: 'ms' | 's' | 'kB' | '';
  /** Time of an unchanged reference task on the same machine, in the same unit. */
  readonly calibration?: number;
  readonly limit?: number;
}

export interface Result {
  readonly figures: readonly Figure[];
}

export declare function changeOf(figure: Omit<Figure, 'name'>, baseline?: Figure): number | null;
export declare function worseThan(baseline: Result | null, result: Result): Figure[];
export declare function tableOf(result: Result, baseline: Result | null): string;
