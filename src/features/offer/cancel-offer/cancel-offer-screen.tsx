import { useState } from 'react';
import { offerScreen } from '../../../catalogue/journey/next-step';
import {
  GiveDeclineReasonDocument,
  RejectCreditOfferDocument,
} from '../../../contract/generated/documents';
import type { DeclineReason } from '../../../contract/generated/types';
import { forgetCashSecuredApplication } from '../../../services/cash-secured/stored-application';
import { useOperation } from '../../../services/data/use-operation';
import { useSettled } from '../../../services/data/use-read';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import { declineReasons } from '../../../domain/offer/decline-reasons';
import { ClosedOffer } from '../../../shell/status/closed-offer';
import { useReturned, ReturnedItems } from '../../../shell/status/returned-items';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import type { ScreenProps } from '../../../shell/screen/screen-context';
import { Screen } from '../../../shell/screen/screen';
import { WaitingScreen } from '../../../shell/screen/waiting-screen';
import { Button } from '../../../ui/button';
import { RadioField } from '../../../ui/radio-field';
import { Actions } from '../../../ui/stack';
import { useStoredReason } from './use-stored-reason';

export function CancelOfferScreen({ applicant, flow, refetch }: ScreenProps) {
  const { goTo, goByStatus } = useNavigation();
  const { reason, choose, forget } = useStoredReason(applicant.user.id, flow);
  const [leaving, setLeaving] = useState(false);
  const [ended, setEnded] = useState(false);
  const reject = useOperation(RejectCreditOfferDocument);
  const give = useOperation(GiveDeclineReasonDocument);
  const returned = useReturned(flow);
  const settled = useSettled(returned.shipments, returned.amounts);
  const { application } = applicant;
  if (application === null) return null;
  if (ended) return <ClosedOffer application={application} flow={flow} />;

  if (!settled) return <WaitingScreen />;

  const decline = async (): Promise<void> => {
    setLeaving(true);
    const answer = await reject.run({ creditApplicationId: application.id });
    const refusal = answer.problem?.kind === 'refused' ? answer.problem.code : null;
    if (refusal === 'OFFER_CLOSED') {
      await refetch();
      // A closed application has no offer screen, so say here that the offer ended.
      setEnded(true);
      return;
    }
    if (answer.problem !== null) {
      setLeaving(false);
      return;
    }
    // Declining doesn't depend on whether the optional reason could be saved.
    if (reason !== '') await give.run({ creditApplicationId: application.id, reason });
    forget();
    if (flow === 'cash') forgetCashSecuredApplication();
    const status = answer.data?.rejectCreditOffer?.status ?? 'OFFER_REJECTED';
    await refetch();
    goByStatus(status, { replace: true });
  };

  return (
    <Screen lead="We’ll close your application. You can apply again anytime.">
      <ReturnedItems {...returned} />
      <RadioField<DeclineReason>
        name="reason"
        legend="Why are you declining? (optional)"
        options={declineReasons(flow)}
        value={reason}
        onValueChange={choose}
      />
      <MutationProblem problem={reject.problem} />
      <Actions sticky>
        {/* Equal weight: the design must not favor a choice. */}
        <Button variant="secondary" onClick={() => goTo(offerScreen(flow))}>
          Keep My Offer
        </Button>
        <Button variant="secondary" loading={leaving} onClick={() => void decline()}>
          Decline Offer
        </Button>
      </Actions>
    </Screen>
  );
}
