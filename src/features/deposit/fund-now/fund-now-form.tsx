import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useSearch } from 'wouter';
import type { CurrentUser } from '../../../services/data/use-applicant';
import type { Deposit } from '../../../domain/deposit/use-deposit';
import { fullName } from '../../../catalogue/person-name';
import { formatCents, formatDeadline } from '../../../domain/text/format';
import { restoreDraft } from '../../../forms/restore-draft';
import { useDraft } from '../../../forms/use-draft';
import { useQuestionsLeft } from '../../../forms/use-questions-left';
import { Screen } from '../../../shell/screen/screen';
import { ActionPane } from '../../../ui/action-pane';
import { Button } from '../../../ui/button';
import { KeyFacts } from '../../../ui/key-facts';
import { Card, Stack } from '../../../ui/stack';
import { DepositNews } from '../common/deposit-news';
import { SOURCE_ACTIONS_ID, SourceActions, SourceRefused } from '../common/source-form-parts';
import { MethodFields } from '../common/method-fields';
import { MethodSchema, type PaymentSource } from '../common/method-schema';
import { useReviewStep } from '../common/use-review-step';
import { useSourceForm } from '../common/use-source-form';
import { ReviewPayment } from './review-payment';

export interface FundNowFormProps {
  readonly user: CurrentUser;
  readonly deposit: Deposit;
  readonly draft: Readonly<Record<string, unknown>> | null;
  refetch(): Promise<Deposit | null>;
  refetchApplicant(): Promise<void>;
}

/** Returns the method in the URL (`?method=card`), or ''. */
function useRequestedMethod(): string {
  const requested = new URLSearchParams(useSearch()).get('method');
  if (requested === 'card') return 'DEBIT_CARD';
  return requested === 'bank' ? 'BANK_ACCOUNT' : '';
}

/** Account and card numbers stay in this page's memory. */
export function FundNowForm(props: FundNowFormProps) {
  const { user, deposit, draft, refetch, refetchApplicant } = props;
  const requested = useRequestedMethod();
  const { chosen: source, review, leave } = useReviewStep<PaymentSource>();
  const [refused, setRefused] = useState(false);
  const { portalForm, fields, busy, formElement, forgetCard } = useSourceForm({
    schema: MethodSchema,
    defaultValues: restoreDraft(
      {
        method: requested,
        accountType: '',
        routingNumber: '',
        accountNumber: '',
        accountName: fullName(user),
      },
      draft,
    ),
    onChosen: (chosen) => {
      setRefused(false);
      review(chosen);
    },
  });
  const { form, errors, attempt, submit, fail } = portalForm;
  const open = useQuestionsLeft(form.control, MethodSchema);
  const forgetDraft = useDraft({ form, userId: user.id });
  const { remaining, deposit: whole, fundingEndsOn } = deposit.cash;
  const amount = remaining ?? whole ?? 0;
  const payBy =
    fundingEndsOn === null ? [] : [{ term: 'Pay by', description: formatDeadline(fundingEndsOn) }];

  if (source !== null) {
    return (
      <ReviewPayment
        deposit={deposit}
        source={source}
        amount={amount}
        refetch={refetch}
        refetchApplicant={refetchApplicant}
        onEdit={leave}
        onMade={forgetDraft}
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
          label="Your payment"
          figure={{ term: 'Deposit due', value: formatCents(amount) }}
          facts={payBy}
          answersId={SOURCE_ACTIONS_ID}
          open={open}
          bar={
            <Button size="small" loading={busy} onClick={submit}>
              Continue
            </Button>
          }
        />
      }
    >
      {!refused && <DepositNews deposit={deposit} />}
      {/* From 1024 px the sidebar shows it. */}
      <div data-narrow="">
        <Card>
          <KeyFacts
            items={[
              {
                term: 'Deposit due',
                description: formatCents(amount),
                emphasis: true,
                bleed: true,
              },
              ...payBy,
            ]}
          />
        </Card>
      </div>
      {refused && <SourceRefused />}
      <FormProvider {...form}>
        <form ref={formElement} noValidate onSubmit={submit}>
          <Stack gap={8}>
            <MethodFields {...fields} />
            <SourceActions busy={busy} />
          </Stack>
        </form>
      </FormProvider>
    </Screen>
  );
}
