import { LIMITS } from '../../../src/catalogue/limits';
import type {
  EstimateOutcome,
  NotAcceptedReason,
  ReviewReason,
} from '../../../src/contract/generated/types';
import type { Estimate } from '../../world/item-state';
import type { ItemAnswers } from '../../world/item-answers';
import { gradeOf, metalPart } from './metal-part';
import { notAcceptedReason } from './not-accepted';
import { LENDING_SHARES } from './prices';
import { floorMoney, rangeOf } from './rounding';
import { stoneParts } from './stone-parts';
import { watchPart } from './watch-part';

const NO_WATCH = { watch: 0, reviewReasons: [], unsure: [] };

/** Excludes the stones. */
function pieceReasons(answers: ItemAnswers): ReviewReason[] {
  const { kind, metal, solid } = answers;
  return [
    ...(kind === 'OTHER' ? (['OTHER_ITEM'] as const) : []),
    ...(kind !== 'OTHER' && metal === 'UNSURE' && gradeOf(answers) === null
      ? (['UNKNOWN_METAL'] as const)
      : []),
    ...(kind === 'NECKLACE' && solid === 'HOLLOW' ? (['HOLLOW'] as const) : []),
  ];
}

function unsureAboutPiece(answers: ItemAnswers): string[] {
  const { metal, weight, heft, condition, solid, mainly } = answers;
  const grade = gradeOf(answers);
  return [
    ...(metal === 'UNSURE' ? ['metal'] : []),
    ...(grade?.unsure === true ? ['purity'] : []),
    ...(weight === null && heft !== null ? ['weight'] : []),
    ...(mainly === 'UNSURE' ? ['what it’s mainly made of'] : []),
    ...(solid === 'UNSURE' ? ['solid or hollow'] : []),
    ...(condition === 'UNSURE' ? ['condition'] : []),
  ];
}

function outcomeOf(
  line: number,
  refused: NotAcceptedReason | null,
  reasons: readonly ReviewReason[],
): EstimateOutcome {
  if (refused !== null) return 'NOT_ACCEPTED';
  if (reasons.length > 0) return 'NEEDS_REVIEW';
  return line < LIMITS.item.minItem ? 'BELOW_MINIMUM' : 'ESTIMATED';
}

/** The same answers on the same `date` (YYYY-MM-DD) give the same estimate. */
export function estimateItem(answers: ItemAnswers, date: string): Estimate {
  const refused = notAcceptedReason(answers);
  const counts = refused === null;
  const metal = counts ? metalPart(answers) : null;
  const stones = stoneParts(answers);
  const timepiece =
    answers.watch === null ? NO_WATCH : watchPart(answers.watch, Number(date.slice(0, 4)));
  const diamonds = counts ? stones.diamonds : 0;
  const gems = counts ? stones.gems : 0;
  const watch = counts ? timepiece.watch : 0;
  const line = floorMoney(
    ((metal?.value ?? 0) * LENDING_SHARES.metal +
      diamonds * LENDING_SHARES.diamonds +
      gems * LENDING_SHARES.gems +
      watch * LENDING_SHARES.watch) /
      100,
  );
  const reviewReasons = counts
    ? [...new Set([...pieceReasons(answers), ...stones.reviewReasons, ...timepiece.reviewReasons])]
    : [];
  const unsure = counts
    ? [...new Set([...unsureAboutPiece(answers), ...stones.unsure, ...timepiece.unsure])]
    : [];
  const lowConfidence = unsure.length > 0;
  return {
    outcome: outcomeOf(line, refused, reviewReasons),
    line,
    ...rangeOf(line, lowConfidence),
    lowConfidence,
    unsure,
    metal,
    diamonds,
    gems,
    watch,
    lendingShares: { ...LENDING_SHARES },
    notAcceptedReason: refused,
    reviewReasons,
    pricesDate: date,
  };
}
