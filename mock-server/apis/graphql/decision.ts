import { reportingAgency } from '../../domain/documents/reporting-agency';
import { CREDIT_REPORT, usesCreditReport } from '../../../fixtures/credit-report';
import { REASON_CATALOG } from '../../../src/programs/content-config';
import type { Context } from '../../world/context';
import type { ApplicationRecord, DecisionRecord } from '../../world/state';
import { isReasonId } from '../../domain/lifecycle/reason-id';
import { noticeUrl } from '../../domain/documents/notices';

/** Throws for an unknown id. */
export function viewReasons(ids: readonly string[]): { id: string; text: string }[] {
  return ids.map((id) => {
    if (!isReasonId(id)) throw new Error(`No reason ${id} in the catalogue of reasons`);
    return { id, text: REASON_CATALOG[id] };
  });
}

/** Includes the agency and score that were used. */
export function viewDecision(
  world: Context,
  application: ApplicationRecord,
  decision: DecisionRecord,
) {
  const { score, decidedOn } = decision;
  const { scoreRange, keyFactors, scoreProvider } = CREDIT_REPORT;
  const scored = score !== null;
  return {
    decidedOn,
    reasons: viewReasons(decision.reasonIds),
    agency: usesCreditReport(decision) ? reportingAgency() : null,
    score: scored
      ? {
          score,
          ...scoreRange,
          date: decidedOn,
          keyFactors: [...keyFactors],
          provider: scoreProvider,
        }
      : null,
    noticeUrl: noticeUrl(world, application.id),
  };
}
