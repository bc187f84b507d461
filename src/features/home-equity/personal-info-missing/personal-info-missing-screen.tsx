import { Redirect } from 'wouter';
import { ConsentFirst } from '../../../forms/consents/consent-first';
import { WithStoredDraft } from '../../../forms/with-stored-draft';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import type { ScreenProps } from '../../../shell/screen/screen-context';
import { MissingForm } from './missing-form';

/** The screen gate guarantees an application. */
export function PersonalInfoMissingScreen(props: ScreenProps) {
  const { applicant, refetch } = props;
  const { application, user } = applicant;
  const { pathOf } = useNavigation();
  if (application === null) return null;
  // Before an offer on items, the original form requests address and income.
  if (props.flow === 'item' && application.offer === null) {
    return <Redirect to={pathOf('address-and-income')} replace />;
  }
  return (
    <ConsentFirst applicant={applicant}>
      <WithStoredDraft userId={user.id}>
        {(draft) => <MissingForm {...{ applicant, application, refetch, draft }} />}
      </WithStoredDraft>
    </ConsentFirst>
  );
}
