import type { ItemDetails, StoneDetails, WatchDetails } from '../../src/contract/generated/types';

/** The answers about a stone, or several of one size; null where not answered. */
export type StoneAnswers = Required<StoneDetails>;

/** The answers about a watch; a null brand is one that is not in the list. */
export type WatchAnswers = Required<WatchDetails>;

/** The checked answers about an item; null where not answered. */
export type ItemAnswers = Required<Omit<ItemDetails, 'stones' | 'watch'>> & {
  readonly stones: readonly StoneAnswers[];
  readonly watch: WatchAnswers | null;
  readonly photoIds: readonly string[];
};
