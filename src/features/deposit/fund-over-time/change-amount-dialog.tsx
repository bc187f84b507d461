import { useEffect, useRef } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import type { DepositGoal } from '../../../domain/deposit/deposit-schedule';
import { ChangeDepositAmountDocument } from '../../../contract/generated/documents';
import { refusalCode } from '../../../services/data/operation-error';
import { useOperation } from '../../../services/data/use-operation';
import type { DepositSchedule } from '../../../domain/deposit/use-deposit';
import { AUTHORIZATION_VERSION, RecurringAuthorization } from '../common/payment-authorization';
import { depositAmount, parseCents, typedCents } from '../common/deposit-amount';
import { formatCents } from '../../../domain/text/format';
import { FormCheckboxField } from '../../../forms/form-checkboxes';
import { FormMoneyField } from '../../../forms/form-money';
import { usePortalForm } from '../../../forms/use-portal-form';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { fieldId } from '../../../ui/field-id';
import { Actions, Stack } from '../../../ui/stack';
import { showToast } from '../../../ui/toaster';
import { useResetConsentOnChange } from '../common/use-reset-consent-on-change';
import { amountLimits, unreachable } from './schedule-schema';

interface Values {
  amount: string;
  authorized: boolean;
}

export interface ChangeAmountDialogProps {
  readonly schedule: DepositSchedule;
  readonly goal: DepositGoal;
  /** When the next deposit is made, YYYY-MM-DD. */
  readonly nextOn: string;
  refetch(): Promise<unknown>;
  onClose(): void;
}

/** Changes the amount of the deposits to come; that takes a new authorization. */
export function ChangeAmountDialog(props: ChangeAmountDialogProps) {
  const { schedule, goal, nextOn, refetch, onClose } = props;
  const limits = amountLimits(goal, schedule.minimumDeposit);
  const { run, problem, clearProblem } = useOperation(ChangeDepositAmountDocument);
  const { form, attempt, submit, submitting, fail } = usePortalForm<
    Values,
    { amount: number; authorized: true }
  >({
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
        fail('amount', unreachable(goal, Number(answer.problem.details?.['total'] ?? 0)));
        return;
      }
      await refetch();
      if (answer.problem !== null && code !== 'SCHEDULE_CLOSED') return;
      if (answer.problem === null) showToast({ title: 'Deposit schedule saved' });
      onClose();
    },
  });
  // There is no summary in a dialog: the first field at fault takes the focus.
  const firstAtFault = useRef('amount');
  firstAtFault.current = form.formState.errors.amount ? 'amount' : 'authorized';
  useEffect(() => {
    if (attempt > 0) document.getElementById(fieldId(firstAtFault.current))?.focus();
  }, [attempt]);
  const typed = useWatch({ control: form.control, name: 'amount' });
  const amount = parseCents(typed) ?? schedule.amount;
  useResetConsentOnChange(`${amount} ${nextOn}`, () => form.setValue('authorized', false));

  return (
    <Dialog open onClose={onClose} title="Change the amount">
      <FormProvider {...form}>
        <form noValidate onSubmit={submit}>
          <Stack gap={6}>
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
            <MutationProblem problem={problem} />
            <Actions>
              <Button type="submit" loading={submitting}>
                Save Changes
              </Button>
              <Button variant="secondary" onClick={onClose}>
                Cancel
              </Button>
            </Actions>
          </Stack>
        </form>
      </FormProvider>
    </Dialog>
  );
}
