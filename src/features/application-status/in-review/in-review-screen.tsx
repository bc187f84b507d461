import { useSettled } from '../../../services/data/use-read';
import { useShipments } from '../../../domain/shipment/shipment';
import { LinkButton } from '../../../ui/link-button';
import { Text } from '../../../ui/heading';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import type { ScreenProps } from '../../../shell/screen/screen-context';
import { WaitingScreen } from '../../../shell/screen/waiting-screen';
import { Actions } from '../../../ui/stack';
import { BackHomeLink } from '../common/back-home-link';
import { StatusFrame } from '../common/status-frame';
import { useStatusScreen } from '../common/use-status-screen';
import { WithApplication, type ApplicationScreenProps } from '../common/with-application';
import { reviewHeading } from '../../../catalogue/status/headings';
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
  const shipments = useShipments({ skip: flow !== 'item' });
  const copy = IN_REVIEW_COPY[flow];
  if (!useSettled(shipments)) return <WaitingScreen />;
  return (
    <StatusFrame
      state={state}
      isDecisionPending
      heading={reviewHeading(flow)}
      sentence={copy.sentence}
      shipment={shipments.value?.shipment ?? null}
      next={copy.next}
      actions={
        <Actions>
          {flow === 'item' && <SeeItemsLink />}
          <BackHomeLink />
        </Actions>
      }
    >
      {copy.note !== undefined && <Text tone="muted">{copy.note}</Text>}
    </StatusFrame>
  );
}

export function InReviewScreen(props: ScreenProps) {
  return <WithApplication {...props} view={InReview} />;
}
