import type { ItemDetails, StoneDetails, WatchDetails } from '../../src/contract/generated/types';

/** For a stone, or several of one size; null if not answered. */
export type StoneAnswers = Required<StoneDetails>;

/** A null brand isn't in the list. */
export type WatchAnswers = Required<WatchDetails>;

/** Checked; null if not answered. */
export type ItemAnswers = Required<Omit<ItemDetails, 'stones' | 'watch'>> & {
  readonly stones: readonly StoneAnswers[];
  readonly watch: WatchAnswers | null;
  readonly photoIds: readonly string[];
};
