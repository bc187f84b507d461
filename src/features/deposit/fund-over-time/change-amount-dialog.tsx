import { useWatch } from 'react-hook-form';
import * as v from 'valibot';
import type { DepositGoal } from '../../../domain/deposit/deposit-schedule';
import { ChangeDepositAmountDocument } from '../../../contract/generated/documents';
import { refusalCode } from '../../../services/data/operation-error';
import { useOperation } from '../../../services/data/use-operation';
import type { DepositSchedule } from '../../../domain/deposit/use-deposit';
import { AUTHORIZATION_VERSION, RecurringAuthorization } from '../common/payment-authorization';
import { depositAmount, parseCents, typedCents } from '../common/deposit-amount';
import { formatCents } from '../../../domain/text/format';
import { DialogForm } from '../../../forms/dialog-form';
import { FormCheckboxField, FormMoneyField } from '../../../forms/form-fields';
import { usePortalForm } from '../../../forms/use-portal-form';
import { showToast } from '../../../ui/toaster';
import { useResetConsentOnChange } from '../common/review-panel';
import { amountLimits, unreachable } from './schedule-schema';

interface Values {
  amount: string;
  authorized: boolean;
}

export interface ChangeAmountDialogProps {
  readonly schedule: DepositSchedule;
  readonly goal: DepositGoal;
  /** YYYY-MM-DD. */
  readonly nextOn: string;
  refetch(): Promise<unknown>;
  onClose(): void;
}

/** A new amount of the remaining deposits takes a new authorization. */
export function ChangeAmountDialog(props: ChangeAmountDialogProps) {
  const { schedule, goal, nextOn, refetch, onClose } = props;
  const limits = amountLimits(goal, schedule.minimumDeposit);
  const { run, problem, clearProblem } = useOperation(ChangeDepositAmountDocument);
  const portalForm = usePortalForm<Values, { amount: number; authorized: true }>({
    schema: v.object({
      amount: depositAmount(() => limits),
      authorized: v.literal(true, 'Confirm that you agree to the payment authorization'),
    }) as v.GenericSchema<Values, { amount: number; authorized: true }>,
    defaultValues: { amount: typedCents(schedule.amount), authorized: false },
    onSubmit: async ({ amount }) => {
      const answer = await run({
        scheduleId: schedule.id,
        amount,
        authorizationVersion: AUTHORIZATION_VERSION,
      });
      const code = refusalCode(answer.problem);
      if (code === 'SCHEDULE_UNREACHABLE' && answer.problem?.kind === 'refused') {
        clearProblem();
        portalForm.fail(
          'amount',
          unreachable(goal, Number(answer.problem.details?.['total'] ?? 0)),
        );
        return;
      }
      await refetch();
      if (answer.problem !== null && code !== 'SCHEDULE_CLOSED') return;
      if (answer.problem === null) showToast({ title: 'Deposit schedule saved' });
      onClose();
    },
  });
  const { form } = portalForm;
  const typed = useWatch({ control: form.control, name: 'amount' });
  const amount = parseCents(typed) ?? schedule.amount;
  useResetConsentOnChange(`${amount} ${nextOn}`, () => form.setValue('authorized', false));

  return (
    <DialogForm
      title="Change the amount"
      portalForm={portalForm}
      problem={problem}
      onClose={onClose}
    >
      <FormMoneyField
        name="amount"
        label="Deposit amount"
        hint={`Between ${formatCents(limits.minimum)} and ${formatCents(limits.maximum)}`}
        inputMode="decimal"
      />
      <RecurringAuthorization
        amount={amount}
        frequency={schedule.frequency}
        date={nextOn}
        lastFour={schedule.lastFour}
        deposit={goal.deposit}
      />
      <FormCheckboxField name="authorized" label="I agree to this payment authorization" />
    </DialogForm>
  );
}
