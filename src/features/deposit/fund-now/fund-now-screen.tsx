import { Redirect } from 'wouter';
import { useDeposit } from '../../../domain/deposit/use-deposit';
import { useStoredDraft } from '../../../forms/use-draft';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import { PendingScreen } from '../../../shell/problems/pending';
import type { ScreenProps } from '../../../shell/screen/screen-context';
import { FundNowForm } from './fund-now-form';

/**
 * Pays the rest of the deposit at once. Shows the state of the payment if nothing is left to pay.
 */
export function FundNowScreen({ applicant, refetch: refetchApplicant }: ScreenProps) {
  const { user } = applicant;
  const { pathOf } = useNavigation();
  const onFile = useDeposit();
  const { value: deposit, refetch } = onFile;
  const draft = useStoredDraft(user.id);
  if (deposit === null || !draft.ready) {
    return <PendingScreen read={onFile} />;
  }
  if (deposit.cash.remaining === 0) return <Redirect to={pathOf('verify-payment')} replace />;
  return (
    <FundNowForm
      user={user}
      deposit={deposit}
      draft={draft.answers}
      refetch={refetch}
      refetchApplicant={refetchApplicant}
    />
  );
}
