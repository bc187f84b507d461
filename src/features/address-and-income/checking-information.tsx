import { useApplicant } from '../../services/data/use-applicant';
import { hubHeading } from '../../catalogue/status/headings';
import { css } from '../../../styled-system/css';
import { Screen } from '../../shell/screen/screen';
import { useStatusPolling } from '../../domain/application/use-status-polling';
import { Text } from '../../ui/heading';
import { ReviewPicture } from '../../ui/pictures/waiting-pictures';
import { LoadingScreen } from '../../ui/spinner';

/** Polls for the decision. Once it is there, the status navigates to the next screen. */
export function CheckingInformation({ refetch }: { refetch(): Promise<void> }) {
  useStatusPolling(true, useApplicant().refetch);
  return (
    <Screen
      heading={hubHeading('PREQUAL_INFO_GIVEN', 'item')}
      lead="This usually takes a few seconds."
      picture={<ReviewPicture />}
    >
      <div className={css({ maxWidth: 'full' })}>
        <LoadingScreen onRetry={() => void refetch()} />
      </div>
      <Text tone="muted">
        You can leave this page. We’ve received your information, and we’ll email you when we’ve
        decided.
      </Text>
    </Screen>
  );
}
