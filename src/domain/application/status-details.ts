import type { StatusDetails } from '../../catalogue/status/sentences';
import { formatDay, formatDeadlineTime } from '../text/format';
import { refusedSentence } from '../item/cart/cart-refusals';
import { appraisalCopy } from './appraisal-copy';
import {
  blockingBureaus,
  documentList,
  documentsAreBeingChecked,
  missingInformationList,
  outstandingDocuments,
} from '../text/information-lists';
import type { StatusFacts } from './status-types';

export function statusDetails({ application, flow, cardName }: StatusFacts): StatusDetails {
  const { itemCart: cart, offer } = application;
  const refused = cart === null ? null : refusedSentence(cart.items);
  return {
    flow,
    cardName,
    reference: application.id,
    appraisal: appraisalCopy(cart).sentence,
    ...(refused === null ? {} : { refused }),
    estimate: cart && { low: cart.low, high: cart.high, maximum: cart.maximumLine },
    offer: offer && {
      isOpen: offer.isOpen,
      ends: (offer.isOpen ? formatDeadlineTime : formatDay)(offer.expiresAt),
    },
    signing: {
      isDone: application.signedAt !== null,
      cancellationEndsOn: application.cancellationEndsOn,
    },
    missing: missingInformationList(application.missingInformation),
    documents: documentsAreBeingChecked(application)
      ? null
      : documentList(outstandingDocuments(application)),
    bureaus: blockingBureaus(application.frozenBureaus),
    closure: {
      reason: application.closureReason,
      deadline: application.closureDeadline,
      received: application.closureReceived,
    },
  };
}
