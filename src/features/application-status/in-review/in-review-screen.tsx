import type { ScreenProps } from '../../../shared/screen/screen-context';
import { StatusActionButtons } from '../../../shared/status/status-action-buttons';
import { BackHomeLink } from '../shared/back-home-link';
import { StatusFrame } from '../shared/status-frame';
import { useStatusScreen } from '../shared/use-status-screen';
import { WithApplication, type ApplicationScreenProps } from '../shared/with-application';
import { IN_REVIEW_COPY } from './in-review-copy';

function InReview({ application, flow, refetch }: ApplicationScreenProps) {
  const state = useStatusScreen(application, refetch);
  const copy = IN_REVIEW_COPY[flow];
  return (
    <StatusFrame
      state={state}
      heading={copy.heading}
      sentence={copy.sentence}
      next={copy.next}
      actions={
        <StatusActionButtons
          actions={[{ kind: 'refresh', label: 'Refresh Status' }]}
          status={state.application.status}
          runner={state.runner}
        >
          <BackHomeLink />
        </StatusActionButtons>
      }
    />
  );
}

/** Somebody or something is looking at what the applicant sent. */
export function InReviewScreen(props: ScreenProps) {
  return <WithApplication {...props} view={InReview} />;
}
