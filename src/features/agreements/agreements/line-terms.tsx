import { css } from '../../../../styled-system/css';
import { programDefinition } from '../../../catalogue/programs';
import type { Application } from '../../../services/data/use-applicant';
import { useBrand } from '../../../domain/program/use-brand';
import { CancellationRight } from '../common/cancellation-right';
import { DepositHeld } from '../../../domain/disclosure/deposit-held';
import { HomeSecuredNotice } from '../../../domain/disclosure/home-secured-notice';
import { MilitaryLendingNotice } from '../../../domain/disclosure/military-lending-notice';
import { RateDisclosure } from '../../../domain/disclosure/rate-disclosure';
import { SecurityStatement } from '../../../domain/disclosure/security-statement';
import { StateNotice } from '../../../forms/sections/state-notice';
import { Card, Stack } from '../../../ui/stack';
import { OfferSummary } from './offer-summary';

/** What is signed for: the line in short, its rates and fees, what secures it, and the notice of the state. */
export function LineTerms({
  offer,
  isCoveredBorrower,
  state,
}: {
  readonly offer: NonNullable<Application['offer']>;
  /** Whether the Military Lending Act protects the applicant. */
  readonly isCoveredBorrower: boolean;
  readonly state: string | null;
}) {
  const { security } = programDefinition(useBrand().id);
  return (
    <Stack gap={6}>
      <Card>
        <h2 className={css({ srOnly: true })}>Your line</h2>
        <OfferSummary offer={offer} />
      </Card>
      <RateDisclosure offered={offer} accountOpening />
      {isCoveredBorrower && <MilitaryLendingNotice />}
      {security === 'home' ? <HomeSecuredNotice /> : <SecurityStatement security={security} />}
      {security === 'home' && <CancellationRight endsOn={null} />}
      {security === 'cash' && <DepositHeld amount={offer.creditLine} />}
      {state !== null && <StateNotice state={state} />}
    </Stack>
  );
}
