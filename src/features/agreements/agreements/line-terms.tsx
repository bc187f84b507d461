import { useSecurity } from '../../../shell/screen/screen-context';
import { css } from '../../../../styled-system/css';
import type { Application } from '../../../services/data/use-applicant';
import { CancellationRight } from '../common/cancellation-right';
import { DepositStatement, SecurityStatement } from '../../../domain/disclosure/security-statement';
import { HomeSecuredNotice } from '../../../domain/disclosure/home-secured-notice';
import { StateNotice } from '../../../forms/sections/state-notice';
import { Card, Stack } from '../../../ui/stack';
import { OfferSummary } from './offer-summary';

/** Gives only a summary: the documents below state all rates and fees. */
export function LineTerms({
  offer,
  state,
}: {
  readonly offer: NonNullable<Application['offer']>;
  readonly state: string | null;
}) {
  const security = useSecurity();
  return (
    <Stack gap={6}>
      <Card>
        <h2 className={css({ srOnly: true })}>Terms of your credit line</h2>
        <OfferSummary offer={offer} />
      </Card>
      {security === 'home' ? <HomeSecuredNotice /> : <SecurityStatement security={security} card />}
      {security === 'home' && <CancellationRight endsOn={null} />}
      {security === 'cash' && (
        <Card>
          <DepositStatement amount={offer.creditLine} />
        </Card>
      )}
      {state !== null && <StateNotice state={state} />}
    </Stack>
  );
}
