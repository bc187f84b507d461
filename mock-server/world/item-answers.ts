import type { ItemDetails, StoneDetails, WatchDetails } from '../../src/contract/generated/types';

/** What was told about one stone, or several of one size; null where nothing was. */
export type StoneAnswers = Required<StoneDetails>;

/** What was told about a watch; a brand of null is another brand than those of the list. */
export type WatchAnswers = Required<WatchDetails>;

/** What was told about an item, checked; null where nothing was. */
export type ItemAnswers = Required<Omit<ItemDetails, 'stones' | 'watch'>> & {
  readonly stones: readonly StoneAnswers[];
  readonly watch: WatchAnswers | null;
  readonly photoIds: readonly string[];
};
