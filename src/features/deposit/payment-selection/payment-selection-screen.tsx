import { useApplicant } from '../../../services/data/use-applicant';
import { useSearch } from 'wouter';
import { useDeposit } from '../../../domain/deposit/use-deposit';
import { useStoredDraft } from '../../../forms/use-draft';
import { EndedOffer } from '../../../shell/status/ended-offer';
import { ENDED_QUERY } from '../../../domain/offer/offer-state';
import { PendingScreen } from '../../../shell/problems/pending';
import type { ScreenProps } from '../../../shell/screen/screen-context';
import { useStatusPolling } from '../../../domain/application/use-status-polling';
import { ChooseFunding } from './choose-funding';
import { FundingProgress } from './funding-progress';
import { MilitaryLendingNotice } from '../../../domain/disclosure/military-lending-notice';
import { StateNotice } from '../../../forms/sections/state-notice';

export function PaymentSelectionScreen({ applicant }: ScreenProps) {
  const { user, application } = applicant;
  const onFile = useDeposit();
  const { value: deposit } = onFile;
  const draft = useStoredDraft(user.id);
  const ended = new URLSearchParams(useSearch()).get('ended') === ENDED_QUERY.ended;
  const offer = application?.offer ?? null;
  useStatusPolling(application?.status === 'PREQUALIFIED', useApplicant().refetch);

  // Only the server knows whether a deposit on its way keeps the offer open after its date.
  if (offer !== null && (ended || !offer.isOpen)) return <EndedOffer offer={offer} />;
  if (deposit === null || !draft.ready) {
    return <PendingScreen read={onFile} />;
  }
  const { received, onTheWay, waiting } = deposit.cash;
  const begun =
    received > 0 || onTheWay > 0 || waiting > 0 || deposit.schedule?.status === 'ACTIVE';
  const notices = (
    <OfferNotices
      isCoveredBorrower={application?.isCoveredBorrower ?? false}
      state={user.billingAddress?.state ?? null}
    />
  );
  return begun ? (
    <FundingProgress deposit={deposit} offer={offer} notices={notices} />
  ) : (
    <ChooseFunding
      userId={user.id}
      deposit={deposit}
      offer={offer}
      draft={draft.answers}
      notices={notices}
    />
  );
}

/** For covered borrowers and residents of some states. */
export function OfferNotices({
  isCoveredBorrower,
  state,
}: {
  readonly isCoveredBorrower: boolean;
  /** Two-letter code. */
  readonly state: string | null;
}) {
  return (
    <>
      {isCoveredBorrower && <MilitaryLendingNotice />}
      <StateNotice state={state ?? ''} />
    </>
  );
}
