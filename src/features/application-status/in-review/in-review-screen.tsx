import { LinkButton } from '../../../ui/link-button';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import type { ScreenProps } from '../../../shell/screen/screen-context';
import { StatusActionButtons } from '../../../shell/status/status-action-buttons';
import { BackHomeLink } from '../common/back-home-link';
import { StatusFrame } from '../common/status-frame';
import { useStatusScreen } from '../common/use-status-screen';
import { WithApplication, type ApplicationScreenProps } from '../common/with-application';
import { IN_REVIEW_COPY } from './in-review-copy';

function SeeItemsLink() {
  const href = useNavigation().pathOf('items-delivered');
  return (
    <LinkButton href={href} variant="secondary">
      See My Items
    </LinkButton>
  );
}

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
          {flow === 'item' && <SeeItemsLink />}
          <BackHomeLink />
        </StatusActionButtons>
      }
    />
  );
}

/** The application, or the items, are being reviewed. */
export function InReviewScreen(props: ScreenProps) {
  return <WithApplication {...props} view={InReview} />;
}
