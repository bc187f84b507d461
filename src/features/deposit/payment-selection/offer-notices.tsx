import { MilitaryLendingNotice } from '../../../domain/disclosure/military-lending-notice';
import { StateNotice } from '../../../forms/sections/state-notice';

/** What the law has told to some before they commit money: covered borrowers, residents of some states. */
export function OfferNotices({
  isCoveredBorrower,
  state,
}: {
  readonly isCoveredBorrower: boolean;
  /** Two letters. */
  readonly state: string | null;
}) {
  return (
    <>
      {isCoveredBorrower && <MilitaryLendingNotice />}
      <StateNotice state={state ?? ''} />
    </>
  );
}
