import { fnv1a } from '../../mock-server/scenario/fnv1a';
import { nextRandom } from '../../mock-server/world/random';

/** Random numbers: the same seed gives the same sequence on any machine. */
export class Dice {
  readonly #state: { seed: number; drawn: number };

  constructor(text: string) {
    this.#state = { seed: fnv1a(text), drawn: 0 };
  }

  /** Returns true with probability `share`, from 0 to 1. */
  chance(share: number): boolean {
    return nextRandom(this.#state) < share;
  }

  /** Returns a whole number from 0 to `count` - 1. */
  below(count: number): number {
    return Math.floor(nextRandom(this.#state) * count);
  }

  /** Returns one of `values`; throws if there is none. */
  one<T>(values: readonly T[]): T {
    const value = values[this.below(values.length)];
    if (value === undefined) throw new Error('There is nothing to choose from.');
    return value;
  }
}
