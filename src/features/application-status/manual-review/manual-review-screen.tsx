import { type Read, useSettled } from '../../../services/data/use-read';
import { isOpen } from '../../../catalogue/status/facts';
import { isStatus } from '../../../catalogue/statuses';
import { useBrand } from '../../../domain/program/use-brand';
import {
  DepositRefunds,
  refundSentence,
  MISSING_REFUND,
} from '../../../domain/deposit/deposit-refunds';
import { useDepositIfAny, type CashAmount } from '../../../domain/deposit/use-deposit';
import { useCashAmount } from '../../../domain/deposit/use-cash-amount';
import { lazyComponent } from '../../../shell/problems/lazy-component';
import { OptionalSection } from '../../../shell/problems/optional-section';
import { QueryProblem } from '../../../shell/problems/problem-panel';
import type { ScreenProps } from '../../../shell/screen/screen-context';
import { outstandingDocuments } from '../../../domain/text/information-lists';
import { Actions } from '../../../ui/stack';
import { StatusActionButtons, StatusButtons } from '../../../shell/status/status-action-buttons';
import { statusCopy } from '../../../domain/application/status-copy';
import { CreditDeniedView } from '../decision/credit-denied-view';
import { InvalidStateView } from '../invalid-state/invalid-state-view';
import { Text } from '../../../ui/heading';
import { BackHomeLink } from '../common/back-home-link';
import { ReturnedDeposit, returnedPayment } from '../common/returned-deposit';
import { PausedDeposits } from '../common/paused-deposits';
import { ReturnTracking } from '../common/return-tracking';
import { WaitingScreen } from '../../../shell/screen/waiting-screen';
import { StatusFrame } from '../common/status-frame';
import { useStatusScreen } from '../common/use-status-screen';
import { WithApplication, type ApplicationScreenProps } from '../common/with-application';

function MissingUpload() {
  return (
    <QueryProblem
      problem={{ kind: navigator.onLine ? 'failed' : 'offline' }}
      missing="We can’t show where to upload your documents right now."
      onRetry={() => window.location.reload()}
    />
  );
}

/** Loaded on demand, because only one status of this screen has a form. */
const SendDocuments = lazyComponent(async () => (await import('./send-documents')).SendDocuments, {
  missing: MissingUpload,
  fallback: <div hidden data-waiting="" />,
});

interface Money {
  readonly amounts: Read<CashAmount>;
  readonly onFile: ReturnType<typeof useDepositIfAny>;
}

type HubProps = ApplicationScreenProps & {
  /** Null while loading. */
  readonly money?: Money | null;
};

function ManualReview({ money, ...props }: HubProps) {
  const { flow, refetch, applicant } = props;
  const state = useStatusScreen(props.application, refetch);
  const { texts } = useBrand();
  const { application, runner } = state;
  const { status } = application;
  if (status === 'CREDIT_DENIED') return <CreditDeniedView state={state} applicant={applicant} />;
  if (status === 'INVALID_STATE' || !isStatus(status)) {
    return <InvalidStateView state={state} flow={flow} />;
  }
  if (money === null) return <WaitingScreen />;

  const facts = { application, flow, cardName: texts.cardName };
  const { sentence, actions, hub: hubOf } = statusCopy(application, flow);
  // A reversed deposit has its own section below.
  const deposit = money?.onFile.value?.deposit ?? null;
  const returned = status === 'MANUAL_REVIEW' && deposit !== null ? returnedPayment(deposit) : null;
  const hub = hubOf(facts, { waits: returned !== null });
  // The cash flow has no verification step: documents are uploaded on this screen.
  const sends =
    flow === 'cash' && status === 'VERIFY_DOC' && outstandingDocuments(application).length > 0;
  const all = actions(facts);
  const isDecisionPending = !sends && all.some(({ kind }) => kind === 'refresh');
  return (
    <StatusFrame
      state={state}
      isDecisionPending={isDecisionPending}
      heading={hub.heading}
      sentence={hub.sentence ?? sentence(facts)}
      next={hub.next}
      news={
        money !== undefined &&
        !isOpen(status) && (
          <OptionalSection read={money.amounts} missing={MISSING_REFUND}>
            {(cash) => (
              <>
                {refundSentence(cash) !== null && <Text>{refundSentence(cash)}</Text>}
                <DepositRefunds cash={cash} />
              </>
            )}
          </OptionalSection>
        )
      }
      actionsFirst={isOpen(status) && !isDecisionPending && !sends}
      actions={
        <>
          {sends && <SendDocuments userId={applicant.user.id} application={application} />}
          {isDecisionPending ? (
            <Actions>
              <StatusButtons
                actions={all.filter(({ kind }) => kind !== 'refresh')}
                status={status}
                runner={runner}
                waits
              />
              <BackHomeLink />
            </Actions>
          ) : (
            <StatusActionButtons actions={sends ? [] : all} status={status} runner={runner}>
              <BackHomeLink />
            </StatusActionButtons>
          )}
        </>
      }
    >
      {flow === 'item' && !isOpen(status) && <ReturnTracking />}
      {money !== undefined && isOpen(status) && (
        <>
          {returned !== null && <ReturnedDeposit payment={returned} />}
          <PausedDeposits read={money.onFile} />
        </>
      )}
    </StatusFrame>
  );
}

/** Only the cash flow has a deposit. */
function CashManualReview(props: ApplicationScreenProps) {
  const amounts = useCashAmount();
  const onFile = useDepositIfAny();
  // Wait for both, because a reversed deposit changes the first content of the screen.
  const settled = useSettled(amounts, onFile);
  return <ManualReview {...props} money={settled ? { amounts, onFile } : null} />;
}

/** Shows each status without a separate screen. */
export function ManualReviewScreen(props: ScreenProps) {
  return (
    <WithApplication {...props} view={props.flow === 'cash' ? CashManualReview : ManualReview} />
  );
}
