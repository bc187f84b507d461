import { LIMITS } from '../../../src/catalogue/limits';
import { rangeOf } from '../appraisal/rounding';
import type { Context } from '../../world/context';
import type { ApplicationRecord } from '../../world/state';
import { transition } from './move';
import { TransitionRefused } from '../lifecycle/transition-refused';
import { itemInReview } from '../items/cart';
import { followValues } from './change-cart';
import { sendRefusedEmail } from '../items/item-emails';

/** Added for what the estimate couldn't count, cents. */
const FOUND = 25_000;

/** Reviews the first waiting item. Throws TransitionRefused if none waits. */
export function reviewItem(
  context: Context,
  application: ApplicationRecord,
  verdict: 'valued' | 'refused',
): void {
  const item = itemInReview(application.itemCart);
  if (item === undefined) throw new TransitionRefused(application.status, null, 'item-reviewed');
  if (application.status === 'APPRAISAL_IN_PROGRESS') {
    transition(context, application, 'APPRAISAL_IN_PROGRESS', 'item-reviewed');
  }
  const { estimate } = item;
  const line = verdict === 'valued' ? Math.max(estimate.line + FOUND, LIMITS.item.minItem) : 0;
  item.seenBySpecialist = true;
  item.estimate = {
    ...estimate,
    outcome: verdict === 'valued' ? 'ESTIMATED' : 'NOT_ACCEPTED',
    line,
    ...rangeOf(line, false),
    lowConfidence: false,
    unsure: [],
    reviewReasons: [],
    notAcceptedReason: verdict === 'valued' ? null : 'SPECIALIST',
  };
  application.itemCart.version += 1;
  if (verdict === 'refused') sendRefusedEmail(context, application, item);
  followValues(context, application);
}
