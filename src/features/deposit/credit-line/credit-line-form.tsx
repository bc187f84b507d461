import { useState } from 'react';
import { FormProvider, useController, useWatch } from 'react-hook-form';
import { useLocation, useSearch } from 'wouter';
import { storeCashSecuredApplication } from '../../../services/cash-secured/stored-application';
import { refusalCode, type OperationProblem } from '../../../services/data/operation-error';
import { FeeNote } from './fee-note';
import { RateDisclosure } from '../../../domain/disclosure/rate-disclosure';
import { formatCents } from '../../../domain/text/format';
import { FormMoneyField } from '../../../forms/form-fields';
import { searchOfPage } from '../../../forms/pages/form-page';
import { restoreDraft } from '../../../forms/restore-draft';
import { useDraft } from '../../../forms/use-draft';
import { usePortalForm } from '../../../forms/use-portal-form';
import { useQuestionsLeft } from '../../../forms/use-questions-left';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import { requestHeadingFocus } from '../../../shell/screen/pending-focus';
import { Screen } from '../../../shell/screen/screen';
import type { VisitorScreenProps } from '../../../shell/screen/screen-context';
import { ActionPane } from '../../../ui/action-pane';
import { Button } from '../../../ui/button';
import { RadioCards } from '../../../ui/radio-field';
import { Actions, Stack } from '../../../ui/stack';
import {
  chosenLine,
  LINE_LIMITS,
  LINE_OPTIONS,
  LineSchema,
  lineValues,
  OTHER_AMOUNT,
  type LineValues,
} from './credit-line-schema';
import { LineSummary } from './line-summary';
import { useChooseLine } from './use-choose-line';

const ACTIONS_ID = 'credit-line-actions';

function PickField() {
  const { field, fieldState } = useController<LineValues, 'pick'>({ name: 'pick' });
  return (
    <RadioCards
      name="pick"
      legend="Your credit line"
      columns
      options={LINE_OPTIONS}
      value={field.value}
      onValueChange={field.onChange}
      error={fieldState.error?.message}
    />
  );
}

export interface CreditLineFormProps extends Pick<VisitorScreenProps, 'applicant' | 'refetch'> {
  readonly draft: Readonly<Record<string, unknown>> | null;
  /** The line chosen before, cents. */
  readonly chosen: number | null;
  /** Configured annual fee, cents. */
  readonly annualFee: number;
  /** Why a visitor's line couldn't be saved. */
  readonly unsaved: OperationProblem | null;
}

/**
 * Shows all rates and fees before the button. A visitor's line is stored in this browser until
 * there is an account.
 */
export function CreditLineForm(props: CreditLineFormProps) {
  const { applicant, refetch, draft, chosen, annualFee } = props;
  const { goToNext, pathOf } = useNavigation();
  const [, navigate] = useLocation();
  const search = useSearch();
  const choose = useChooseLine();
  const [problem, setProblem] = useState<OperationProblem | null>(props.unsaved);
  const portalForm = usePortalForm<LineValues, { line: number }>({
    schema: LineSchema,
    defaultValues: restoreDraft(lineValues(chosen), draft),
    onSubmit: async ({ line }) => {
      setProblem(null);
      if (applicant === null) {
        storeCashSecuredApplication({ applicationId: null, creditLine: line });
        forgetDraft();
        requestHeadingFocus();
        navigate(pathOf('sign-up') + searchOfPage(search, null));
        return;
      }
      const found = await choose(applicant.application?.id ?? null, line);
      if (refusalCode(found) === 'FIELD_INVALID') {
        const { minimum, maximum } = LINE_LIMITS;
        const range = `${formatCents(minimum)} and ${formatCents(maximum)}`;
        fail('pick', `Deposit amount must be between ${range}`);
        return;
      }
      if (found !== null) {
        setProblem(found);
        return;
      }
      forgetDraft();
      await refetch();
      goToNext();
    },
  });
  const { form, errors, attempt, submit, submitting, fail } = portalForm;
  const forgetDraft = useDraft({
    form,
    userId: applicant?.user.id ?? 'visitor',
    tabOnly: applicant === null,
  });
  const open = useQuestionsLeft(form.control, LineSchema);
  const { isOther, line } = useWatch({
    control: form.control,
    compute: (values) => ({ isOther: values.pick === OTHER_AMOUNT, line: chosenLine(values) }),
  });

  return (
    <Screen
      lead="Your deposit sets your credit line, dollar for dollar. It’s refundable when you close the account in good standing."
      errors={errors}
      attempt={attempt}
      aside={
        <ActionPane
          label="Your choice"
          figure={{ term: 'Credit line', value: line === null ? '–' : formatCents(line) }}
          facts={[{ term: 'Deposit', description: line === null ? '–' : formatCents(line) }]}
          live
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
      <FormProvider {...form}>
        <form noValidate onSubmit={submit}>
          <Stack gap={8}>
            <Stack gap={4}>
              <PickField />
              {isOther && (
                <FormMoneyField
                  name="amount"
                  label="Deposit amount"
                  hint={`Between ${formatCents(LINE_LIMITS.minimum)} and ${formatCents(LINE_LIMITS.maximum)}`}
                  inputMode="decimal"
                />
              )}
            </Stack>
            <LineSummary line={line} />
            <FeeNote annualFee={annualFee} line={line ?? LINE_LIMITS.minimum} />
            <RateDisclosure offered={null} />
            <MutationProblem problem={problem} />
            <Actions id={ACTIONS_ID}>
              <Button type="submit" loading={submitting}>
                Continue
              </Button>
            </Actions>
          </Stack>
        </form>
      </FormProvider>
    </Screen>
  );
}
