import { LIMITS } from '../../catalogue/limits';
import { formatCents } from '../../domain/text/format';
import type { CartStatusNotice } from '../../shell/dialogs/modal-store';

export interface CartStatusCopy {
  readonly title: string;
  readonly body: string;
  readonly buttons: readonly [string, string?];
}

export function cartStatusCopy(notice: CartStatusNotice): CartStatusCopy {
  switch (notice.trigger) {
    case 'below-minimum':
      return {
        title: 'Add a little more',
        body: `Your estimated credit line is ${formatCents(notice.low)} to ${formatCents(notice.high)}. You need at least ${formatCents(LIMITS.item.minLine)} to continue.`,
        buttons: ['Add Another Item', 'Review My Cart'],
      };
    case 'closer-look':
      return {
        title: 'We need a closer look',
        body: `We can’t estimate ${notice.itemName} automatically. A specialist will review it, usually within 1 business day.`,
        buttons: ['Continue', 'Edit Item'],
      };
    case 'not-accepted':
      return {
        title: 'We can’t accept this item',
        body: notice.reason,
        buttons: ['Remove Item', 'Edit Item'],
      };
    case 'needs-details':
      return {
        title: 'We need a little more',
        body: notice.reason,
        buttons: ['Edit Item', 'Remove Item'],
      };
    case 'maximum':
      return {
        title: 'You’ve reached the maximum',
        body: `Your items add up to more than ${formatCents(LIMITS.item.maxLine)}, the most we can offer. You don’t need to send all of them. To continue with all of them, select See My Options.`,
        buttons: ['Review My Cart'],
      };
  }
}
