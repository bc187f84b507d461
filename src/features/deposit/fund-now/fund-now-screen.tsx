import { Redirect } from 'wouter';
import { useDeposit } from '../../../common/deposit/use-deposit';
import { useStoredDraft } from '../../../common/forms/use-draft';
import { useNavigation } from '../../../common/navigation/use-navigation';
import { QueryProblem } from '../../../common/problems/problem-panel';
import { Screen } from '../../../common/screen/screen';
import type { ScreenProps } from '../../../common/screen/screen-context';
import { Main } from '../../../ui/main';
import { Skeleton } from '../../../ui/skeleton';
import { FundNowForm } from './fund-now-form';

/** Pays what is left of the deposit at once. Where nothing is left, it shows how the payment stands. */
export function FundNowScreen({ applicant, refetch: refetchApplicant }: ScreenProps) {
  const { user } = applicant;
  const { pathOf } = useNavigation();
  const { deposit, problem, refetch } = useDeposit();
  const draft = useStoredDraft(user.id);
  if (deposit === null && problem !== null) {
    return (
      <Screen heading="Pay your deposit" loaded={false}>
        <QueryProblem problem={problem} onRetry={() => void refetch()} />
      </Screen>
    );
  }
  if (deposit === null || !draft.ready) {
    return (
      <Main>
        <Skeleton shape="form" />
      </Main>
    );
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
