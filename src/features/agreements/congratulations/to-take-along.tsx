import { css } from '../../../../styled-system/css';
import { ReferralCode } from '../../../domain/referral/referral-code';
import type { CurrentUser } from '../../../services/data/use-applicant';
import { SignedDocuments } from '../common/signed-documents';
import { AppLinks } from './app-links';

// On paper nothing of it can be used.
const besides = css({ display: 'contents', _print: { display: 'none' } });

/** What to keep, and where the account goes on: the documents, the apps, and the code to share. */
export function ToTakeAlong({ user }: { readonly user: CurrentUser }) {
  return (
    <>
      <SignedDocuments />
      <div className={besides}>
        <AppLinks />
        <ReferralCode code={user.referralCode} />
      </div>
    </>
  );
}
