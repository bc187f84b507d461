import { programDefinition } from '../../../catalogue/programs';
import { SoftInquiryAuthorization } from '../../../domain/disclosure/credit-report-authorization';
import { HomeSecuredNotice } from '../../../domain/disclosure/home-secured-notice';
import { RateDisclosure } from '../../../domain/disclosure/rate-disclosure';
import { useBrand } from '../../../domain/program/use-brand';

/** What has to be said where a decision is asked for, above the button. */
export function DecisionDisclosures({ button }: { readonly button: string }) {
  const homeSecured = programDefinition(useBrand().id).security === 'home';
  return (
    <>
      {homeSecured && <HomeSecuredNotice />}
      <RateDisclosure offered={null} />
      <SoftInquiryAuthorization button={button} />
    </>
  );
}
