import { useAtomValue } from 'jotai';
import { Redirect } from 'wouter';
import { offerWaits } from '../../../catalogue/status/facts';
import { destinationPath } from '../../../catalogue/status-routes';
import { WithStoredDraft } from '../../../forms/with-stored-draft';
import { useNavigation, withQuery } from '../../../shell/navigation/use-navigation';
import type { ScreenProps } from '../../../shell/screen/screen-context';
import { REPEATED, givenIdentityAtom, lacksIdentity, lostTaxId } from '../common/given-identity';
import { ConfirmIncome } from './confirm-income';
import { SendIncomeDocuments } from './send-income-documents';

/** Confirms the income and accepts the offer, or collects documents. */
export function VerifyIncomeScreen({ applicant, flow, refetch }: ScreenProps) {
  const { user, application } = applicant;
  const given = useAtomValue(givenIdentityAtom);
  const { pathOf } = useNavigation();
  if (application === null) return null;

  const whose = { userId: user.id, applicationId: application.id };
  const accepts = offerWaits(application.status);
  // Without an offer, nothing can be accepted.
  if (accepts && application.offer === null) {
    return <Redirect to={destinationPath(flow, application.status)} replace />;
  }
  if (accepts && lacksIdentity({ whose, given, onFile: user })) {
    const why = lostTaxId(given, whose) ? REPEATED : {};
    return <Redirect to={withQuery(pathOf('verify-info'), why)} replace />;
  }
  if (application.status === 'VERIFY_DOC') {
    return (
      <SendIncomeDocuments applicant={applicant} application={application} refetch={refetch} />
    );
  }
  return (
    <WithStoredDraft userId={user.id}>
      {(draft) => <ConfirmIncome {...{ applicant, application, draft, refetch }} />}
    </WithStoredDraft>
  );
}
