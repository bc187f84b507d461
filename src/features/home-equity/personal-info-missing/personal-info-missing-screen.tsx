import { useState } from 'react';
import { Redirect } from 'wouter';
import { ConsentFirst } from '../../../forms/consents/consent-first';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import type { ScreenProps } from '../../../shell/screen/screen-context';
import { useStoredDraft } from '../../../forms/use-draft';
import { Main } from '../../../ui/main';
import { Skeleton } from '../../../ui/skeleton';
import type { Application } from '../../../services/data/use-applicant';
import { MissingForm } from './missing-form';

/** Only what is missing of the personal information. The gate lets nobody in without an application. */
export function PersonalInfoMissingScreen(props: ScreenProps) {
  const { application } = props.applicant;
  const { pathOf } = useNavigation();
  if (application === null) return null;
  // Before an offer on items, address and income are asked for where they were asked first.
  if (props.flow === 'item' && application.offer === null) {
    return <Redirect to={pathOf('address-and-income')} replace />;
  }
  return (
    <ConsentFirst applicant={props.applicant}>
      <WithDraft {...props} application={application} />
    </ConsentFirst>
  );
}

function WithDraft(props: ScreenProps & { readonly application: Application }) {
  const { applicant, application, refetch } = props;
  const draft = useStoredDraft(applicant.user.id);
  const [missing] = useState(application.missingInformation);
  if (!draft.ready) {
    return (
      <Main>
        <Skeleton shape="form" />
      </Main>
    );
  }
  return (
    <MissingForm
      applicant={applicant}
      application={application}
      missing={missing}
      refetch={refetch}
      draft={draft.answers}
    />
  );
}
