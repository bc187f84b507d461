import { ReferralCode } from '../../../domain/referral/referral-code';
import type { CurrentUser } from '../../../services/data/use-applicant';
import { AppLinks } from './app-links';

/** Where the account goes on: the apps, and the code to share. */
export function ToTakeAlong({ user }: { readonly user: CurrentUser }) {
  return (
    <>
      <AppLinks />
      <ReferralCode code={user.referralCode} />
    </>
  );
}
