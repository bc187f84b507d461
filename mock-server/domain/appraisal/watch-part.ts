import type { ReviewReason } from '../../../src/contract/generated/types';
import type { WatchAnswers } from '../../world/item-answers';
import {
  AGE_FACTORS,
  BOX_FACTORS,
  RUNNING_FACTORS,
  TIER_BASES,
  WATCH_BRANDS,
  WATCH_CONDITION_FACTORS,
} from './prices';
import { floorMoney } from './rounding';

/** Cents before the lending share. */
export interface WatchPart {
  readonly watch: number;
  readonly reviewReasons: readonly ReviewReason[];
  readonly unsure: readonly string[];
}

/** An unknown year counts as the oldest age. */
function ageFactor(year: number | null, currentYear: number): number {
  const age = year === null ? Number.POSITIVE_INFINITY : currentYear - year;
  return AGE_FACTORS.find(({ years }) => age <= years)?.factor ?? 0;
}

export function watchPart(watch: WatchAnswers, currentYear: number): WatchPart {
  const { brand, year, condition, boxPapers, running, changedParts, caseMaterial } = watch;
  const tier = WATCH_BRANDS.find(({ name }) => name === brand)?.tier;
  const reviewReasons: ReviewReason[] = [
    ...(tier === undefined ? (['OTHER_BRAND'] as const) : []),
    ...(changedParts === 'YES' ? (['CHANGED_PARTS'] as const) : []),
  ];
  const value =
    tier === undefined || reviewReasons.length > 0
      ? 0
      : floorMoney(
          TIER_BASES[tier] *
            WATCH_CONDITION_FACTORS[condition] *
            BOX_FACTORS[boxPapers] *
            RUNNING_FACTORS[running] *
            ageFactor(year, currentYear),
        );
  return {
    watch: value,
    reviewReasons,
    unsure: [
      ...(year === null ? ['year'] : []),
      ...(caseMaterial === 'UNSURE' ? ['case material'] : []),
      ...(running === 'UNSURE' ? ['whether it runs'] : []),
      ...(changedParts === 'UNSURE' ? ['changed parts'] : []),
    ],
  };
}
