import type { ItemDetails, StoneDetails, WatchDetails } from '../../src/contract/generated/types';

/** Answers about a stone, or several of one size; null if not answered. */
export type StoneAnswers = Required<StoneDetails>;

/** Answers about a watch; a null brand isn't in the list. */
export type WatchAnswers = Required<WatchDetails>;

/** The checked answers about an item; null if not answered. */
export type ItemAnswers = Required<Omit<ItemDetails, 'stones' | 'watch'>> & {
  readonly stones: readonly StoneAnswers[];
  readonly watch: WatchAnswers | null;
  readonly photoIds: readonly string[];
};
