import type { DepositGoal, DepositSchedulePlan } from '../../../domain/deposit/deposit-schedule';
import type { PaymentMethod } from '../../../contract/generated/types';
import { creditorToday } from '../../../services/clock';
import { formatCents, formatDate } from '../../../domain/text/format';
import { Card, Stack } from '../../../ui/stack';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { DepositTable } from './deposit-table';
import { GrowthLine } from './growth-line';
import { unreachable } from './schedule-schema';

function inWords(plan: DepositSchedulePlan, goal: DepositGoal): string {
  if (plan.completeOn === null) return unreachable(goal, plan.total);
  const count = plan.deposits.length;
  return `${count} ${count === 1 ? 'deposit' : 'deposits'}. ${formatCents(goal.deposit)} by ${formatDate(plan.completeOn)}.`;
}

export function SchedulePreview({
  plan,
  goal,
  method,
}: {
  readonly plan: DepositSchedulePlan | null;
  readonly goal: DepositGoal;
  readonly method: PaymentMethod;
}) {
  return (
    <>
      <VisuallyHidden>
        <span role="status">{plan === null ? '' : inWords(plan, goal)}</span>
      </VisuallyHidden>
      {plan !== null && (
        <Card>
          <Stack gap={4}>
            {plan.completeOn === null && <p>{unreachable(goal, plan.total)}</p>}
            <GrowthLine from={creditorToday()} goal={goal} deposits={plan.deposits} />
            {plan.deposits.length > 0 && (
              <DepositTable
                title="Your deposits"
                rows={plan.deposits}
                completeOn={plan.completeOn}
                method={method}
              />
            )}
          </Stack>
        </Card>
      )}
    </>
  );
}
