import { FormProvider } from 'react-hook-form';
import * as v from 'valibot';
import { ConfirmMicroDepositsDocument } from '../../../contract/generated/documents';
import { refusalCode } from '../../../services/data/operation-error';
import { useOperation } from '../../../services/data/use-operation';
import type { Payment } from '../../../domain/deposit/use-deposit';
import { numberMessage, readMoney } from '../../../catalogue/read-number';
import { FormMoneyField } from '../../../forms/form-fields';
import { usePortalForm } from '../../../forms/use-portal-form';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import { Screen } from '../../../shell/screen/screen';
import { Button } from '../../../ui/button';
import { Text } from '../../../ui/heading';
import { Actions, FieldRow, Stack } from '../../../ui/stack';
import { WaitingForYou } from '../common/waiting-for-you';
import { OtherPaymentMethod } from './other-payment-method';
import { PaymentFacts } from './payment-facts';

/** Accepts less than a dollar; outputs cents. */
function microAmount(label: string) {
  return v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const empty = 'Enter the amount, like 0.32';
      const { value, problem } = readMoney(dataset.value);
      if (problem !== null) {
        addIssue({ message: numberMessage(problem, { label, example: '0.32', empty }) });
      } else if (value <= 0) addIssue({ message: empty });
      else if (value >= 1) addIssue({ message: `${label} must be less than $1.00, like 0.32` });
      else return Math.round(value * 100);
      return NEVER;
    }),
  );
}

const [FIRST, SECOND] = ['First amount', 'Second amount'] as const;

export const AmountsSchema = v.object({ first: microAmount(FIRST), second: microAmount(SECOND) });

/** Returns the message for wrong amounts. After the last attempt the payment has failed. */
export function mismatch(triesLeft: number): string {
  if (triesLeft <= 0) return 'Those amounts don’t match. You have no tries left.';
  return `Those amounts don’t match. You have ${triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left.`;
}

export function MicroDeposits({
  payment,
  refetch,
}: {
  readonly payment: Payment;
  refetch(): Promise<unknown>;
}) {
  const { run, problem, clearProblem } = useOperation(ConfirmMicroDepositsDocument);
  const { form, errors, attempt, submit, submitting, fail } = usePortalForm<
    { first: string; second: string },
    { first: number; second: number }
  >({
    schema: AmountsSchema,
    defaultValues: { first: '', second: '' },
    onSubmit: async ({ first, second }) => {
      const answer = await run({ paymentId: payment.id, first, second });
      if (refusalCode(answer.problem) === 'MICRO_DEPOSITS_WRONG') {
        const { details } = answer.problem as { details?: { triesLeft?: unknown } };
        const triesLeft = Number(details?.triesLeft ?? 0);
        clearProblem();
        fail('first', mismatch(triesLeft));
      }
      await refetch();
    },
  });
  return (
    <Screen
      heading="Confirm your account"
      lead={`We sent two small deposits, each under $1.00, to ••${payment.lastFour}. Enter both amounts.`}
      above={<WaitingForYou />}
      errors={errors}
      attempt={attempt}
    >
      <FormProvider {...form}>
        <form noValidate onSubmit={submit}>
          <Stack gap={6}>
            <FieldRow>
              <FormMoneyField name="first" label={FIRST} width="full" inputMode="decimal" />
              <FormMoneyField name="second" label={SECOND} width="full" inputMode="decimal" />
            </FieldRow>
            {payment.triesLeft !== null && (
              <Text tone="muted">
                You have {payment.triesLeft} {payment.triesLeft === 1 ? 'try' : 'tries'} left.
              </Text>
            )}
            <MutationProblem problem={problem} />
            <Actions>
              <Button type="submit" loading={submitting}>
                Confirm My Account
              </Button>
            </Actions>
          </Stack>
        </form>
      </FormProvider>
      <PaymentFacts payment={payment} />
      <OtherPaymentMethod payment={payment} refetch={refetch} />
    </Screen>
  );
}
