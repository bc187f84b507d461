import type { DepositGoal, DepositSchedulePlan } from '../../../domain/deposit/deposit-schedule';
import { formatCents, formatDate } from '../../../domain/text/format';
import type { PaneFigure } from '../../../ui/action-pane';
import type { KeyFact } from '../../../ui/key-facts';

export function planFigure(goal: DepositGoal): PaneFigure {
  return { term: 'Left to deposit', value: formatCents(goal.deposit - goal.received) };
}

/** Returns number of deposits and last date; empty if the plan doesn't reach its goal. */
export function planFacts(plan: DepositSchedulePlan | null): readonly KeyFact[] {
  if (plan === null || plan.completeOn === null) return [];
  return [
    { term: 'Deposits', description: String(plan.deposits.length) },
    { term: 'Last one on', description: formatDate(plan.completeOn) },
  ];
}
