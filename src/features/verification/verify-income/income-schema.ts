import * as v from 'valibot';
import type { Applicant } from '../../../services/data/use-applicant';
import { AnnualIncome, IncomeSources } from '../../../forms/fields/income-rules';
import { numberText } from '../../../catalogue/plain-text';

export const IncomeSchema = v.object({ annualIncome: AnnualIncome, incomeSources: IncomeSources });

export interface IncomeValues {
  annualIncome: string;
  incomeSources: string[];
}

export type Income = v.InferOutput<typeof IncomeSchema>;

export function incomeValues({ user, incomeSources }: Applicant): IncomeValues {
  const { annualIncome } = user;
  return {
    annualIncome: annualIncome === null ? '' : numberText(annualIncome),
    incomeSources: [...incomeSources],
  };
}

/** Ignores the order. */
export function sourcesChanged(
  typed: Income['incomeSources'],
  onFile: Applicant['incomeSources'],
): boolean {
  return typed.length !== onFile.length || typed.some((source) => !onFile.includes(source));
}
