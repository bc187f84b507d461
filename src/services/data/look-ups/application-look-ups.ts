import { isOpen } from '../../../catalogue/status/facts';
import {
  AcceptCreditOfferDocument,
  GiveDeclineReasonDocument,
  RecheckCreditReportDocument,
  RejectCreditOfferDocument,
  RequestItemsBackDocument,
  StartApplicationDocument,
  SubmitAddressAndIncomeDocument,
  SubmitDocumentIdDocument,
  SubmitPersonalInformationDocument,
  WithdrawApplicationDocument,
} from '../../../contract/generated/documents';
import type { Application } from '../use-applicant';
import { comparison, lookUp, type Found, type LookUp } from './look-up';
import { knownApplication, type Now } from './now';

type Fresh = Awaited<ReturnType<Now['application']>>;

/**
 * A new status means success. If something else changed, or the application was unknown before, so
 * is the result.
 */
function moved(
  before: Application | null,
  now: Fresh,
): Found<{ readonly id: string; readonly status: Fresh['status'] }> {
  if (before === null || before.id !== now.id) return 'unknown';
  if (before.status !== now.status) return { id: now.id, status: now.status };
  return before.updatedAt === now.updatedAt ? 'not-done' : 'unknown';
}

/** For mutations that can succeed without a new status. */
function movedOrUnknown(before: Application | null, now: Fresh) {
  const found = moved(before, now);
  return found === 'not-done' ? 'unknown' : found;
}

export const APPLICATION_LOOK_UPS: readonly LookUp[] = [
  comparison(AcceptCreditOfferDocument, knownApplication, async (now, _none, before) => {
    const fresh = await now.application();
    const found = moved(before, fresh);
    // A changed offer leaves the status unchanged.
    const reoffered = before?.offer?.creditLine !== fresh.offer?.creditLine;
    if (found === 'not-done' && reoffered) return 'unknown';
    return typeof found === 'string' ? found : { acceptCreditOffer: found };
  }),
  lookUp(RejectCreditOfferDocument, async (now) => {
    const { status } = await now.application();
    return status === 'OFFER_REJECTED' ? { rejectCreditOffer: { status } } : 'not-done';
  }),
  comparison(SubmitDocumentIdDocument, knownApplication, async (now, { documentId }, before) => {
    const fresh = await now.application();
    const { id, status, documentsReceived, signedAt } = fresh;
    const received = documentsReceived.some((document) => document.documentId === documentId);
    // Signing a home-secured line leaves the status unchanged.
    const signed = signedAt !== null && before?.signedAt === null;
    const found = received || signed ? { id, status } : moved(before, fresh);
    return typeof found === 'string' ? found : { submitDocumentId: found };
  }),
  lookUp(StartApplicationDocument, async (now) => {
    const { creditApplication } = await now.account();
    // The mutation also returns an open application that was started elsewhere.
    if (creditApplication === null || !isOpen(creditApplication.status)) return 'not-done';
    const { id, status } = creditApplication;
    return { startApplication: { id, status } };
  }),
  comparison(SubmitPersonalInformationDocument, knownApplication, async (now, _none, before) => {
    const found = moved(before, await now.application());
    return typeof found === 'string' ? found : { submitPersonalInformation: found };
  }),
  comparison(SubmitAddressAndIncomeDocument, knownApplication, async (now, _none, before) => {
    const found = moved(before, await now.application());
    return typeof found === 'string' ? found : { submitAddressAndIncome: found };
  }),
  comparison(RecheckCreditReportDocument, knownApplication, async (now, _none, before) => {
    const found = movedOrUnknown(before, await now.application());
    return typeof found === 'string' ? found : { recheckCreditReport: found };
  }),
  lookUp(WithdrawApplicationDocument, async (now) => {
    const { id, status, closureReason } = await now.application();
    return closureReason === 'WITHDRAWN' ? { withdrawApplication: { id, status } } : 'not-done';
  }),
  comparison(RequestItemsBackDocument, knownApplication, async (now, _none, before) => {
    const found = moved(before, await now.application());
    return typeof found === 'string' ? found : { requestItemsBack: found };
  }),
  lookUp(GiveDeclineReasonDocument, async (now, { reason }) => {
    const { id, declineReason } = await now.application();
    return declineReason === reason ? { giveDeclineReason: { id, declineReason } } : 'not-done';
  }),
];
