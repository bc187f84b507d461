import {
  type Estimate,
  isAboveMaximum,
  lineText,
  maximumNote,
  rangeText,
} from '../../../domain/item/estimate/estimate-text';
import { NOT_ACCEPTED_COPY, REVIEW_COPY } from '../../../domain/item/estimate/not-accepted-copy';
import { joinList } from '../../../catalogue/plain-text';

export interface EstimateCopy {
  readonly heading: string;
  /** Part of the heading, in large type. */
  readonly amount: string | null;
  readonly body: readonly string[];
  readonly canBeAdded: boolean;
  readonly hasRange: boolean;
}

const LINE = 'Estimated credit line:';
const WITHOUT_CARD = 'Credit line that items like this can secure:';

/** Explains that unknown answers widen the range; null if there are none. */
export function confidenceNote({ lowConfidence, unsure }: Estimate): string | null {
  return lowConfidence && unsure.length > 0
    ? `Because you weren’t sure about ${joinList(unsure)}, the range is wider.`
    : null;
}

/**
 * `backsCard` false: the program's card isn't secured by items, so the line is one of another
 * program.
 */
export function estimateCopy(estimate: Estimate, backsCard = true): EstimateCopy {
  const { outcome, notAcceptedReason: reason, reviewReasons, line } = estimate;
  const range = rangeText(estimate);
  switch (outcome) {
    case 'NEEDS_REVIEW':
      return {
        heading: 'We’d like a closer look',
        amount: null,
        body: [
          'We can’t estimate this item automatically. Add it to your cart, and a specialist will review it.',
          ...reviewReasons.map((why) => REVIEW_COPY[why]),
          ...(line > 0 ? [`For now, what we can value comes to ${range}.`] : []),
        ],
        canBeAdded: true,
        hasRange: line > 0,
      };
    case 'NOT_ACCEPTED':
      return {
        heading: 'We can’t lend against this item',
        amount: null,
        body: [NOT_ACCEPTED_COPY[reason ?? 'RESTRICTED']],
        canBeAdded: reason === 'UNIDENTIFIED_METAL',
        hasRange: false,
      };
    case 'BELOW_MINIMUM':
    case 'ESTIMATED':
      return {
        heading: backsCard ? LINE : WITHOUT_CARD,
        amount: lineText(estimate),
        body: [
          ...(isAboveMaximum(estimate) ? [maximumNote(range)] : []),
          'Based on your answers and today’s reference prices. The final amount depends on our inspection.',
        ],
        canBeAdded: outcome === 'ESTIMATED',
        hasRange: true,
      };
  }
}
