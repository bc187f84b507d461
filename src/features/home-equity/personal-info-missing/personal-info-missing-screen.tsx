import { useState } from 'react';
import type { ScreenProps } from '../../../common/screen/screen-context';
import { useStoredDraft } from '../../../common/forms/use-draft';
import { Main } from '../../../ui/main';
import { Skeleton } from '../../../ui/skeleton';
import type { Application } from '../../../services/data/use-applicant';
import { MissingForm } from './missing-form';

/** Only what is missing of the personal information. The gate lets nobody in without an application. */
export function PersonalInfoMissingScreen(props: ScreenProps) {
  const { application } = props.applicant;
  return application === null ? null : <WithDraft {...props} application={application} />;
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
