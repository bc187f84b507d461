import {
  type Estimate,
  isAboveMaximum,
  lineText,
  maximumNote,
  rangeText,
} from '../../../domain/item/estimate/estimate-text';
import { NOT_ACCEPTED_COPY, REVIEW_COPY } from '../../../domain/item/estimate/not-accepted-copy';
import { joinList } from '../../../catalogue/plain-text';

/** The texts of an estimate, and whether its item can be added to the cart. */
export interface EstimateCopy {
  readonly heading: string;
  /** The amount in the heading, shown in large type. */
  readonly amount: string | null;
  readonly body: readonly string[];
  readonly canBeAdded: boolean;
  /** Whether the range is shown as a chart. */
  readonly hasRange: boolean;
}

const LINE = 'Estimated credit line:';
const WITHOUT_CARD = 'Credit line that items like this can secure:';

/** Says that unknown answers have widened the range; null if they haven't. */
export function confidenceNote({ lowConfidence, unsure }: Estimate): string | null {
  return lowConfidence && unsure.length > 0
    ? `Because you weren’t sure about ${joinList(unsure)}, the range is wider.`
    : null;
}

/** The texts of an estimate. If the program's card isn't secured by items, the line is one of another program. */
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
