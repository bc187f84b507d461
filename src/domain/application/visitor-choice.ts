import type { Flow } from '../../catalogue/flows';
import { readVisitorLine } from '../../services/cash-secured/stored-application';
import { hasSavedItems, savedItemsIntroduction } from '../item/saved/saved-items';
import { formatCents } from '../text/format';

/** Items, or a credit line. */
export function hasVisitorChoice(flow: Flow): boolean {
  if (flow === 'item') return hasSavedItems();
  return flow === 'cash' && readVisitorLine() !== null;
}

export function visitorChoiceIntroduction(flow: Flow): string | undefined {
  if (flow === 'item') return savedItemsIntroduction();
  const line = flow === 'cash' ? readVisitorLine() : null;
  if (line === null) return undefined;
  return `Your ${formatCents(line)} credit line is saved. Create an account to continue.`;
}
