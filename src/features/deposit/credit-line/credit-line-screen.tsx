import { programTerms } from '../../../catalogue/terms';
import { readCashSecuredApplication } from '../../../services/cash-secured/stored-application';
import { useBrand } from '../../../domain/program/use-brand';
import { useCashAmount } from '../../../domain/deposit/use-cash-amount';
import { useStoredDraft } from '../../../forms/use-draft';
import { PendingScreen } from '../../../shell/problems/pending';
import type { ScreenProps } from '../../../shell/screen/screen-context';
import { CreditLineForm } from './credit-line-form';
import { WaitingScreen } from '../../../shell/screen/waiting-screen';

/** The first step of the cash-secured flow. Shows the line that was chosen before. */
export function CreditLineScreen({ applicant, refetch }: ScreenProps) {
  const { application, user } = applicant;
  const { id: program } = useBrand();
  const amounts = useCashAmount({ skip: application === null });
  const { value: cash, loading, problem } = amounts;
  const draft = useStoredDraft(user.id);
  if (!draft.ready || loading) {
    return <WaitingScreen />;
  }
  // Without the amounts, the form would show another line and fee than the chosen ones.
  if (cash === null && problem !== null) return <PendingScreen read={amounts} />;
  const kept = readCashSecuredApplication();
  const storedLine =
    kept !== null && kept.applicationId === application?.id ? kept.creditLine : null;
  return (
    <CreditLineForm
      applicant={applicant}
      refetch={refetch}
      draft={draft.answers}
      chosen={cash?.creditLine ?? storedLine}
      annualFee={cash?.annualFee ?? programTerms(program).annualFee}
    />
  );
}
