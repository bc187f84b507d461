import { useState } from 'react';
import type { ScreenProps } from '../../../common/screen/screen-context';
import { StatusActionButtons } from '../../../common/status/status-action-buttons';
import { Button } from '../../../ui/button';
import { fieldId } from '../../../ui/field-id';
import { BackHomeLink } from '../common/back-home-link';
import { StatusFrame } from '../common/status-frame';
import { useStatusScreen } from '../common/use-status-screen';
import { WithApplication, type ApplicationScreenProps } from '../common/with-application';
import { DeclineReasonForm, REASON_FIELD } from './decline-reason-form';

function OfferRejected({ application, flow, refetch }: ApplicationScreenProps) {
  const state = useStatusScreen(application, refetch);
  const [asking, setAsking] = useState(false);
  const [emptySubmits, setEmptySubmits] = useState(0);
  const [error, setError] = useState<string | undefined>(undefined);
  const { declineReason, id, status } = state.application;
  const mayAsk = declineReason === null && !asking;
  return (
    <StatusFrame
      state={state}
      heading="You declined your offer"
      sentence="Nothing further is needed."
      next={['You can apply again anytime.']}
      errors={error === undefined ? [] : [{ id: fieldId(REASON_FIELD), message: error }]}
      attempt={emptySubmits}
      actions={
        <StatusActionButtons actions={[]} status={status} runner={state.runner}>
          <BackHomeLink primary />
          {mayAsk && (
            <Button variant="secondary" onClick={() => setAsking(true)}>
              Tell Us Why (Optional)
            </Button>
          )}
          <Button
            variant="tertiary"
            loading={state.runner.running === 'start-again'}
            onClick={() => state.runner.perform('start-again')}
          >
            Start Again
          </Button>
        </StatusActionButtons>
      }
    >
      {asking && (
        <DeclineReasonForm
          applicationId={id}
          flow={flow}
          error={error}
          onError={(message) => {
            setError(message);
            if (message !== undefined) setEmptySubmits((count) => count + 1);
          }}
        />
      )}
    </StatusFrame>
  );
}

/** The offer was declined: nothing more is asked, but why may be told. */
export function OfferRejectedScreen(props: ScreenProps) {
  return <WithApplication {...props} view={OfferRejected} />;
}
