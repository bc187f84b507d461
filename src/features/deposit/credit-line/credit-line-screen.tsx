import { useState } from 'react';
import { programTerms } from '../../../catalogue/terms';
import {
  readCashSecuredApplication,
  readVisitorLine,
} from '../../../services/cash-secured/stored-application';
import type { OperationProblem } from '../../../services/data/operation-error';
import { useBrand } from '../../../domain/program/use-brand';
import { useCashAmount } from '../../../domain/deposit/use-cash-amount';
import { useStoredDraft } from '../../../forms/use-draft';
import { PendingScreen } from '../../../shell/problems/pending';
import type { VisitorScreenProps } from '../../../shell/screen/screen-context';
import { CreditLineForm } from './credit-line-form';
import { SaveVisitorLine } from './save-visitor-line';
import { WaitingScreen } from '../../../shell/screen/waiting-screen';

/**
 * Saves the line that a visitor chose without showing the form, unless the application already has
 * one.
 */
export function CreditLineScreen({ applicant, refetch }: VisitorScreenProps) {
  const application = applicant?.application ?? null;
  const { id: program } = useBrand();
  const amounts = useCashAmount({ skip: application === null });
  const { value: cash, loading, problem } = amounts;
  const draft = useStoredDraft(applicant?.user.id ?? 'visitor', { tabOnly: applicant === null });
  const [visitorLine] = useState(readVisitorLine);
  const [unsaved, setUnsaved] = useState<OperationProblem | null>(null);
  if (!draft.ready || loading) {
    return <WaitingScreen />;
  }
  // Without the amounts, line and fee in the form would be wrong.
  if (cash === null && problem !== null) return <PendingScreen read={amounts} />;
  const onFile = cash?.creditLine ?? null;
  if (applicant !== null && visitorLine !== null && onFile === null && unsaved === null) {
    return (
      <SaveVisitorLine
        applicationId={application?.id ?? null}
        line={visitorLine}
        refetch={refetch}
        onFailed={setUnsaved}
      />
    );
  }
  const stored = readCashSecuredApplication();
  const storedLine =
    stored !== null && stored.applicationId === application?.id ? stored.creditLine : null;
  return (
    <CreditLineForm
      applicant={applicant}
      refetch={refetch}
      draft={draft.answers}
      chosen={visitorLine ?? onFile ?? storedLine}
      annualFee={cash?.annualFee ?? programTerms(program).annualFee}
      unsaved={unsaved}
    />
  );
}
