import { fnv1a } from '../../mock-server/scenario/fnv1a';
import { nextRandom } from '../../mock-server/world/random';

/** The same seed gives the same sequence on any machine. */
export class Dice {
  readonly #state: { seed: number; drawn: number };

  constructor(text: string) {
    this.#state = { seed: fnv1a(text), drawn: 0 };
  }

  /** True with probability `share`, 0 to 1. */
  chance(share: number): boolean {
    return nextRandom(this.#state) < share;
  }

  /** Whole number from 0 to `count` - 1. */
  below(count: number): number {
    return Math.floor(nextRandom(this.#state) * count);
  }

  /** Throws if there are no values. */
  one<T>(values: readonly T[]): T {
    const value = values[this.below(values.length)];
    if (value === undefined) throw new Error('There is nothing to choose from.');
    return value;
  }
}
