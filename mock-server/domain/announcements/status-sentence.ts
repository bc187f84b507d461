import { LIMITS } from '../../../src/catalogue/limits';
import { dateText, joinList } from '../../../src/catalogue/plain-text';
import { programDefinition } from '../../../src/catalogue/programs';
import { STATUS_SENTENCES } from '../../../src/catalogue/status/sentences';
import type { Status } from '../../../src/catalogue/statuses';
import { BUREAU_LIST } from '../../../src/programs/content-config';
import type { ApplicationRecord } from '../../world/state';
import { cartTotal } from '../items/cart';
import { dateOf } from '../lifecycle/zoned-time';

/** Status sentence for a message; unlike a screen, it doesn't name the requested information. */
export function statusSentence(
  application: ApplicationRecord,
  { status, cardName }: { status: Status; cardName: string },
): string {
  const { id, itemCart, offer, frozenBureaus } = application;
  const { low, high } = cartTotal(itemCart);
  const bureaus = BUREAU_LIST.filter(({ id: bureau }) =>
    frozenBureaus.some((name) => name.toLowerCase() === bureau),
  );
  return STATUS_SENTENCES[status]({
    flow: programDefinition(application.program).flow,
    cardName,
    reference: id,
    estimate: { low, high, maximum: LIMITS.item.maxLine },
    offer: offer && { isOpen: true, ends: dateText(dateOf(Date.parse(offer.expiresAt))) },
    signing: {
      isDone: application.signedAt !== null,
      cancellationEndsOn: application.cancellationEndsOn,
    },
    missing: 'a little more information',
    documents: 'your documents',
    bureaus: joinList(bureaus.map(({ name }) => name)),
    closure: {
      reason: application.closureReason,
      deadline: application.closureDeadline,
      received: application.closureReceived,
    },
  });
}
