import { useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { nextBankDays } from '../../../domain/deposit/bank-days';
import { creditorToday } from '../../../services/clock';
import type { DepositGoal, DepositPlan } from '../../../domain/deposit/deposit-schedule';
import { LIMITS } from '../../../catalogue/limits';
import type { CurrentUser } from '../../../services/data/use-applicant';
import type { Deposit } from '../../../domain/deposit/use-deposit';
import { fullName } from '../../../catalogue/person-name';
import { formatDeadline } from '../../../domain/text/format';
import { restoreDraft } from '../../../forms/restore-draft';
import { useDraft } from '../../../forms/use-draft';
import { useQuestionsLeft } from '../../../forms/use-questions-left';
import { Screen } from '../../../shell/screen/screen';
import { ActionPane } from '../../../ui/action-pane';
import { Button } from '../../../ui/button';
import { Heading } from '../../../ui/heading';
import { KeyFacts, type KeyFact } from '../../../ui/key-facts';
import { Card, Stack } from '../../../ui/stack';
import { DepositNews } from '../common/deposit-news';
import { DepositProgress } from '../common/deposit-progress';
import { SOURCE_ACTIONS_ID, SourceActions, SourceRefused } from '../common/source-form-parts';
import { MethodFields } from '../common/method-fields';
import { MethodSchema, type MethodValues, type PaymentSource } from '../common/method-schema';
import { useReviewStep } from '../common/use-review-step';
import { useSourceForm } from '../common/use-source-form';
import { ReviewSchedule } from './review-schedule';
import { ScheduleFields } from './schedule-fields';
import { SchedulePreview } from './schedule-preview';
import { planFacts, planFigure } from './plan-figure';
import {
  previewPlan,
  scheduleSchema,
  type ScheduleTerms,
  type ScheduleValues,
} from './schedule-schema';

export interface ScheduleFormProps {
  readonly user: CurrentUser;
  readonly deposit: Deposit;
  readonly goal: DepositGoal;
  readonly draft: Readonly<Record<string, unknown>> | null;
  refetch(): Promise<Deposit | null>;
  refetchApplicant(): Promise<void>;
  /** `existed`: whether the schedule was made elsewhere. */
  onExists(existed: boolean): void;
}

type Values = ScheduleValues & MethodValues;
type Checked = DepositPlan & v.InferOutput<typeof MethodSchema>;

function firstDates({ deadline }: DepositGoal): readonly string[] {
  const days = nextBankDays(creditorToday(), LIMITS.payment.firstDays);
  return days.filter((date) => date <= deadline);
}

/** Whether the progress bar would show anything. */
function hasBegun({ received, onTheWay, waiting }: Deposit['cash']): boolean {
  return received + onTheWay + waiting > 0;
}

export function ScheduleForm(props: ScheduleFormProps) {
  const { user, deposit, goal, draft, refetch, refetchApplicant } = props;
  const { minimumDeposit } = deposit.cash;
  const readTerms = (): ScheduleTerms => ({ goal, minimumDeposit, dates: firstDates(goal) });
  const schema: v.GenericSchema<Values, Checked> = v.intersect([
    scheduleSchema(readTerms),
    MethodSchema,
  ]);
  const { chosen, review, leave } = useReviewStep<{ source: PaymentSource; plan: DepositPlan }>();
  const [refused, setRefused] = useState(false);
  const { portalForm, fields, busy, formElement, forgetCard } = useSourceForm<Values, Checked>({
    schema,
    defaultValues: restoreDraft<Values>(
      {
        amount: '',
        frequency: '',
        firstOn: '',
        method: '',
        accountType: '',
        routingNumber: '',
        accountNumber: '',
        accountName: fullName(user),
      },
      draft,
    ),
    onChosen: (source, { amount, frequency, firstOn }) => {
      setRefused(false);
      review({ source, plan: { amount, frequency, firstOn } });
    },
  });
  const { form, errors, attempt, submit, fail } = portalForm;
  const open = useQuestionsLeft(form.control, schema);
  const forgetDraft = useDraft({ form, userId: user.id });
  const [amount, frequency, firstOn, method] = useWatch({
    control: form.control,
    name: ['amount', 'frequency', 'firstOn', 'method'],
  });
  const preview = previewPlan({ amount, frequency, firstOn }, goal, minimumDeposit);

  const figure = planFigure(goal);
  // Without a progress bar, the facts show amount and deadline. From 1024 px the sidebar does.
  const due: readonly KeyFact[] = hasBegun(deposit.cash)
    ? []
    : [
        {
          term: 'Pay the full deposit by',
          description: formatDeadline(goal.deadline),
          whole: true,
        },
      ];
  if (chosen !== null) {
    return (
      <ReviewSchedule
        deposit={deposit}
        goal={goal}
        {...chosen}
        refetch={refetch}
        refetchApplicant={refetchApplicant}
        onEdit={leave}
        onMade={() => {
          props.onExists(false);
          forgetDraft();
        }}
        onExists={() => props.onExists(true)}
        onRefused={({ name, message }) => {
          leave();
          fail(name, message);
        }}
        onSourceRefused={() => {
          forgetCard();
          setRefused(true);
          leave();
        }}
      />
    );
  }
  return (
    <Screen
      errors={errors}
      attempt={attempt}
      aside={
        <ActionPane
          label="Your plan"
          figure={figure}
          facts={[...due, ...planFacts(preview)]}
          answersId={SOURCE_ACTIONS_ID}
          open={open}
          leads
          bar={
            <Button size="small" loading={busy} onClick={submit}>
              Continue
            </Button>
          }
        />
      }
    >
      {!refused && <DepositNews deposit={deposit} />}
      <div data-narrow={due.length > 0 || undefined}>
        <Card>
          {due.length === 0 ? (
            <DepositProgress cash={deposit.cash} />
          ) : (
            <KeyFacts
              items={[
                {
                  term: figure.term,
                  description: figure.value,
                  emphasis: true,
                  bleed: true,
                },
                ...due,
              ]}
            />
          )}
        </Card>
      </div>
      {refused && <SourceRefused />}
      <FormProvider {...form}>
        <form ref={formElement} noValidate onSubmit={submit}>
          <Stack gap={8}>
            <ScheduleFields goal={goal} minimumDeposit={minimumDeposit} dates={firstDates(goal)} />
            <SchedulePreview
              plan={preview}
              goal={goal}
              method={method === 'DEBIT_CARD' ? method : 'BANK_ACCOUNT'}
            />
            <Stack gap={6}>
              <Heading level={2}>Where your deposits come from</Heading>
              <MethodFields {...fields} />
            </Stack>
            <SourceActions busy={busy} />
          </Stack>
        </form>
      </FormProvider>
    </Screen>
  );
}
