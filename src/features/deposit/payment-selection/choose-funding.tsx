import { useApplicant } from '../../../services/data/use-applicant';
import { useState, type ReactNode } from 'react';
import { FormProvider, useController } from 'react-hook-form';
import * as v from 'valibot';
import { track } from '../../../services/analytics/track';
import type { OperationProblem } from '../../../services/data/operation-error';
import type { Deposit } from '../../../domain/deposit/use-deposit';
import { SecurityStatement } from '../../../domain/disclosure/security-statement';
import { formatCents } from '../../../domain/text/format';
import { restoreDraft } from '../../../forms/restore-draft';
import { useDraft } from '../../../forms/use-draft';
import { usePortalForm } from '../../../forms/use-portal-form';
import { useQuestionsLeft } from '../../../forms/use-questions-left';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import { CounterofferReasons } from '../../../domain/offer/counteroffer-reasons';
import { isCounteroffer, type Offer } from '../../../domain/offer/offer-state';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import { Screen } from '../../../shell/screen/screen';
import { ActionPane } from '../../../ui/action-pane';
import { Button } from '../../../ui/button';
import { LiveRegion } from '../../../ui/live-region';
import { reveal } from '../../../ui/reveal';
import { RadioCards } from '../../../ui/radio-field';
import { CalendarPicture, PayNowPicture } from '../../../ui/pictures/funding-pictures';
import { ChoicePicture } from '../../../ui/pictures/pen';
import { Actions, Stack } from '../../../ui/stack';
import { DepositNews } from '../common/deposit-news';
import { offeredLine, OfferTerms } from './offer-terms';

const ACTIONS_ID = 'funding-actions';

type Funding = 'now' | 'over-time';

const FundingSchema = v.object({
  funding: v.picklist(['now', 'over-time'], 'Select how you’d like to fund your card'),
}) as v.GenericSchema<{ funding: string }, { funding: Funding }>;

function FundingField({ cash }: { readonly cash: Deposit['cash'] }) {
  const { field, fieldState } = useController<{ funding: string }>({ name: 'funding' });
  const amount = formatCents(cash.remaining ?? cash.deposit ?? 0);
  return (
    <RadioCards
      name="funding"
      legend="Choose one"
      options={[
        {
          value: 'now',
          label: 'Fund now',
          icon: <ChoicePicture of={PayNowPicture} />,
          description: `Pay ${amount} now. You can sign as soon as we receive it. If you pay by bank transfer, you can sign once it arrives, usually in 1 to 3 business days.`,
        },
        {
          value: 'over-time',
          label: 'Fund over time',
          icon: <ChoicePicture of={CalendarPicture} />,
          description: `Make smaller deposits for up to ${cash.windowDays} days. You can sign when we’ve received the full deposit. There’s no interest or fee for choosing this option.`,
        },
      ]}
      value={field.value}
      onValueChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
}

export interface ChooseFundingProps {
  readonly userId: string;
  readonly deposit: Deposit;
  /** Null while the terms are being prepared. */
  readonly offer: Offer | null;
  readonly draft: Readonly<Record<string, unknown>> | null;
  /** Legal notices before a commitment of money. */
  readonly notices: ReactNode;
}

/** The choice is available once the terms are. */
export function ChooseFunding({ userId, deposit, offer, draft, notices }: ChooseFundingProps) {
  const { goTo, goByStatus } = useNavigation();
  const { refetch: refetchApplication } = useApplicant();
  const [preparing, setPreparing] = useState(false);
  const [problem, setProblem] = useState<OperationProblem | null>(null);

  const proceed = async (funding: Funding): Promise<void> => {
    setPreparing(false);
    setProblem(null);
    const fresh = await refetchApplication();
    const status = fresh.application?.status;
    if (status === undefined) setProblem(fresh.problem ?? { kind: 'failed' });
    else if (status === 'PREQUALIFIED') setPreparing(true);
    else if (status !== 'OFFER_DECISION_NEEDED') goByStatus(status);
    else {
      track('Funding Chosen', { funding });
      goTo(funding === 'now' ? 'fund-now' : 'fund-over-time');
    }
  };

  const { form, errors, attempt, submit, submitting } = usePortalForm<
    { funding: string },
    { funding: Funding }
  >({
    schema: FundingSchema,
    defaultValues: restoreDraft({ funding: '' }, draft),
    onSubmit: ({ funding }) => proceed(funding),
  });
  const open = useQuestionsLeft(form.control, FundingSchema);
  useDraft({ form, userId });

  return (
    <Screen
      errors={errors}
      attempt={attempt}
      aside={
        <ActionPane
          label="Your choice"
          figure={offeredLine(deposit.cash, offer)}
          figureOnPane="line while away"
          answersId={ACTIONS_ID}
          open={open}
          leads
          bar={
            <Button size="small" loading={submitting} onClick={submit}>
              Continue
            </Button>
          }
        />
      }
    >
      <DepositNews deposit={deposit} />
      <OfferTerms cash={deposit.cash} offer={offer} />
      {offer !== null && isCounteroffer(offer) && <CounterofferReasons offer={offer} />}
      <FormProvider {...form}>
        <form noValidate onSubmit={submit}>
          <Stack gap={6}>
            <FundingField cash={deposit.cash} />
            <SecurityStatement security="cash" />
            {notices}
            <LiveRegion>{preparing && <p ref={reveal}>We’re preparing your terms.</p>}</LiveRegion>
            <MutationProblem problem={problem} />
            <Actions id={ACTIONS_ID}>
              <Button type="submit" loading={submitting}>
                Continue
              </Button>
              {offer !== null && (
                <Button variant="secondary" onClick={() => goTo('cancel-offer')}>
                  Decline Offer
                </Button>
              )}
            </Actions>
          </Stack>
        </form>
      </FormProvider>
    </Screen>
  );
}
