import { programDefinition } from '../../../src/catalogue/programs';
import { isoTime } from '../../world/clock';
import { fullName } from '../../../src/catalogue/person-name';
import type { Context } from '../../world/context';
import type { ApplicationRecord, UserRecord } from '../../world/state';
import { addBusinessDays } from '../lifecycle/business-days';
import { enterStatus } from './enter-status';
import { transition } from './move';
import { scheduleEvent } from '../lifecycle/timers';
import { TransitionRefused } from '../lifecycle/transition-refused';
import { UnknownDocument } from '../lifecycle/unknown-document';
import { dateOf, endOfDay } from '../lifecycle/zoned-time';

const CANCELLATION_DAYS = 3;

/** Throws UnknownDocument for agreements of another application. */
export function finishSigning(
  context: Context,
  options: { user: UserRecord; application: ApplicationRecord; documentId: string },
): void {
  const { user, application, documentId } = options;
  if (application.status !== 'OFFER_ACCEPTED' || application.signedAt !== null) {
    throw new TransitionRefused(application.status, 'COMPLETE', 'agreements-signed');
  }
  const { agreement } = application;
  if (agreement !== null && agreement.documentId !== documentId) {
    throw new UnknownDocument(documentId);
  }
  const signedAt = agreement?.signedAt ?? isoTime(context.now());
  application.agreement = agreement ?? { documentId, signedAt, signature: fullName(user) };
  application.signedAt = signedAt;
  application.updatedAt = isoTime(context.now());
  if (programDefinition(application.program).security !== 'home') {
    transition(context, application, 'COMPLETE', 'agreements-signed');
    return;
  }
  application.cancellationEndsOn = addBusinessDays(dateOf(Date.parse(signedAt)), CANCELLATION_DAYS);
  enterStatus(context, application);
  scheduleEvent(context, application, {
    event: 'cancellation-period-ended',
    dueAt: endOfDay(application.cancellationEndsOn),
  });
}
