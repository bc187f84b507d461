import { useEffect, useState, type ReactNode, useRef } from 'react';
import { Redirect } from 'wouter';
import { destinationPath } from '../../../catalogue/status-routes';
import { useDeposit, type Deposit } from '../../../domain/deposit/use-deposit';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import { PendingScreen } from '../../../shell/problems/pending';
import { Screen } from '../../../shell/screen/screen';
import type { ScreenProps } from '../../../shell/screen/screen-context';
import { UpdatedApplication } from '../../../shell/status/updated-application';
import { useStatusPolling } from '../../../domain/application/use-status-polling';
import { WaitingScreen } from '../../../shell/screen/waiting-screen';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { DepositReceived } from './deposit-received';
import { MicroDeposits } from './micro-deposits';
import { NeedsBank } from './needs-bank';
import { useAcceptDeposit, type Accepting } from './use-accept-deposit';
import { paymentView, type PaymentView } from './payment-view';
import { FailedPayment, NoPayment, ProcessingPayment, RefundedPayment } from './settled-views';
import { focusHeading } from '../../../ui/heading';

interface ViewProps {
  readonly deposit: Deposit;
  readonly view: PaymentView;
  readonly accepting: Accepting;
  refetch(): Promise<Deposit | null>;
}

function View({ deposit, view, accepting, refetch }: ViewProps) {
  const { goTo } = useNavigation();
  const partial = view.kind === 'partial';
  useEffect(() => {
    if (partial) goTo('payment-selection', { replace: true });
  }, [goTo, partial]);
  switch (view.kind) {
    case 'none':
      return <NoPayment />;
    case 'processing':
      return <ProcessingPayment payment={view.payment} />;
    case 'needs-bank':
      return <NeedsBank payment={view.payment} refetch={refetch} />;
    case 'micro-deposits':
      return <MicroDeposits payment={view.payment} refetch={refetch} />;
    case 'failed':
      return <FailedPayment payment={view.payment} />;
    case 'refunded':
      return <RefundedPayment cash={deposit.cash} status={deposit.status} />;
    case 'partial':
      return <WaitingScreen />;
    case 'received':
      return <DepositReceived deposit={deposit} accepting={accepting} />;
  }
}

const NEWS: Readonly<Partial<Record<PaymentView['kind'], string>>> = {
  received: 'Deposit received',
  refunded: 'We’re refunding your deposit',
  failed: 'Your deposit didn’t go through',
  'needs-bank': 'Your bank needs to confirm it’s you',
  'micro-deposits': 'Confirm your account',
};

/** Polls while the deposit is on its way. Once it has arrived, accepts the offer. */
export function VerifyPaymentScreen({ applicant, flow, refetch: refetchApplicant }: ScreenProps) {
  const onFile = useDeposit();
  const { value: deposit, refetch } = onFile;
  // Applies only to changes while the page is open. Otherwise the status redirects.
  const [entered] = useState(applicant.application?.status);
  const accepting = useAcceptDeposit({
    applicationId: deposit?.applicationId ?? '',
    userId: applicant.user.id,
    refetch,
    refetchApplicant,
  });
  const view = deposit === null ? null : paymentView(deposit);
  // Accepting changes the status to that of the next screen: stay here until then.
  const open = accepting.running || deposit?.status === 'OFFER_DECISION_NEEDED';
  useFocusOnChange(view?.kind);
  useStatusPolling(open && (view?.kind === 'processing' || view?.kind === 'needs-bank'), refetch);

  let content: ReactNode;
  if (deposit === null || view === null) {
    content = <PendingScreen read={onFile} />;
  } else if (!open && view.kind !== 'refunded' && entered !== 'OFFER_DECISION_NEEDED') {
    content = <Redirect to={destinationPath(flow, deposit.status)} replace />;
  } else if (!open && view.kind !== 'refunded') {
    content = (
      <Screen>
        <UpdatedApplication status={deposit.status} />
      </Screen>
    );
  } else {
    content = <View {...{ deposit, view, accepting, refetch }} />;
  }
  return (
    <>
      {content}
      <VisuallyHidden>
        <span role="status">{view === null ? '' : (NEWS[view.kind] ?? '')}</span>
      </VisuallyHidden>
    </>
  );
}

/**
 * Focuses the heading when the view changes, because the focused element was removed. `shown` names
 * the view; undefined before there is one.
 */
export function useFocusOnChange(shown: string | undefined): void {
  const last = useRef<string | undefined>(undefined);
  useEffect(() => {
    const before = last.current;
    last.current = shown ?? before;
    const isChange = before !== undefined && shown !== undefined && before !== shown;
    if (isChange && document.activeElement === document.body) focusHeading();
  }, [shown]);
}
