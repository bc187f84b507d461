import type { Applicant } from '../../../services/data/use-applicant';
import { Card } from '../../../ui/stack';
import { SummaryList } from '../../../ui/summary-list';
import { personalRows, toldBefore } from '../common/personal-rows';

/** The applicant's answers, read-only; the tax id masked. */
export function PersonalSummary({ applicant }: { readonly applicant: Applicant }) {
  return (
    <Card>
      <SummaryList rows={personalRows(toldBefore(applicant))} />
    </Card>
  );
}
