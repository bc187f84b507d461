import { useState } from 'react';
import type { Flow } from '../../../catalogue/flows';
import { useSettled } from '../../../services/data/use-read';
import type { CurrentUser } from '../../../services/data/use-applicant';
import {
  DepositRefunds,
  refundSentence,
  MISSING_REFUND,
} from '../../../domain/deposit/deposit-refunds';
import { useCashAmount } from '../../../domain/deposit/use-cash-amount';
import { addressText } from '../../../forms/fields/address-text';
import { OptionalSection } from '../../../shell/problems/optional-section';
import type { ScreenProps } from '../../../shell/screen/screen-context';
import { focusSection, useSectionOfAddress } from '../../../shell/screen/section-target';
import { StatusActionButtons } from '../../../shell/status/status-action-buttons';
import { Button } from '../../../ui/button';
import { fieldId } from '../../../ui/field-id';
import { QuietActions, Stack } from '../../../ui/stack';
import { BackHomeLink } from '../common/back-home-link';
import { RETURN_SECTION, ReturnTracking } from '../common/return-tracking';
import { WaitingScreen } from '../../../shell/screen/waiting-screen';
import { StatusFrame } from '../common/status-frame';
import { useStatusScreen } from '../common/use-status-screen';
import { WithApplication, type ApplicationScreenProps } from '../common/with-application';
import { DeclineReasonForm, REASON_FIELD } from './decline-reason-form';

const NOTHING_TO_DO = 'You don’t need to do anything else.';

function itemSentence(flow: Flow, shippingAddress: CurrentUser['shippingAddress']): string {
  if (flow !== 'item') return NOTHING_TO_DO;
  const place = !shippingAddress ? '' : ` to ${addressText(shippingAddress)}`;
  return `We’ll return your items free of charge${place}. We’ll email you the tracking number.`;
}

function OfferRejected({ applicant, application, flow, refetch }: ApplicationScreenProps) {
  const state = useStatusScreen(application, refetch);
  useSectionOfAddress();
  const amounts = useCashAmount({ skip: flow !== 'cash' });
  const [confirming, setConfirming] = useState(false);
  const [emptySubmits, setEmptySubmits] = useState(0);
  const [error, setError] = useState<string | undefined>(undefined);
  const { declineReason, id, status } = state.application;
  const { user } = applicant;
  // Wait for the amounts, which change the first sentence.
  const settled = useSettled(amounts);
  if (!settled) return <WaitingScreen />;
  const canConfirm = declineReason === null && !confirming;
  const again = (
    <Button
      variant="tertiary"
      loading={state.runner.running === 'start-again'}
      onClick={() => state.runner.perform('start-again')}
    >
      Apply Again
    </Button>
  );
  return (
    <StatusFrame
      state={state}

      sentence={
        (amounts.value && refundSentence(amounts.value)) ??
        itemSentence(flow, user.shippingAddress ?? user.billingAddress)
      }
      next={['You can apply again anytime.']}
      errors={error === undefined ? [] : [{ id: fieldId(REASON_FIELD), message: error }]}
      attempt={emptySubmits}
      actions={
        <Stack gap={4}>
          <StatusActionButtons actions={[]} status={status} runner={state.runner}>
            {flow === 'item' && (
              <Button onClick={() => focusSection(RETURN_SECTION)}>Track My Return</Button>
            )}
            <BackHomeLink variant={flow === 'item' ? 'secondary' : 'primary'} />
            {canConfirm && (
              <Button variant="secondary" onClick={() => setConfirming(true)}>
                Tell Us Why (Optional)
              </Button>
            )}
            {flow !== 'item' && again}
          </StatusActionButtons>
          {/* Next to three other buttons there is no space for it. */}
          {flow === 'item' && <QuietActions>{again}</QuietActions>}
        </Stack>
      }
    >
      {flow === 'item' && <ReturnTracking expected />}
      <OptionalSection read={amounts} missing={MISSING_REFUND}>
        {(cash) => <DepositRefunds cash={cash} />}
      </OptionalSection>
      {confirming && (
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

/** No action is required. Giving the reason is optional. */
export function OfferRejectedScreen(props: ScreenProps) {
  return <WithApplication {...props} view={OfferRejected} />;
}
