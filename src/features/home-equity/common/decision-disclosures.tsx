import { useSecurity } from '../../../shell/screen/screen-context';
import { SoftInquiryAuthorization } from '../../../domain/disclosure/credit-report-authorization';
import { HomeSecuredNotice } from '../../../domain/disclosure/home-secured-notice';
import { RateDisclosure } from '../../../domain/disclosure/rate-disclosure';

export function DecisionDisclosures({ button }: { readonly button: string }) {
  const homeSecured = useSecurity() === 'home';
  return (
    <>
      {homeSecured && <HomeSecuredNotice />}
      <RateDisclosure offered={null} />
      <SoftInquiryAuthorization button={button} />
    </>
  );
}
