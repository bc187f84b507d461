import { useEffect, type ReactNode, useEffectEvent, useRef } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import * as v from 'valibot';
import { FormCheckboxField } from '../../../forms/form-fields';
import { usePortalForm } from '../../../forms/use-portal-form';
import { Screen } from '../../../shell/screen/screen';
import { ActionPane, type PaneFigure } from '../../../ui/action-pane';
import { Button } from '../../../ui/button';
import { fieldId } from '../../../ui/field-id';
import { Heading } from '../../../ui/heading';
import { Actions, Card, Stack } from '../../../ui/stack';
import { SummaryList, type SummaryRow } from '../../../ui/summary-list';

const ACTIONS_ID = 'review-actions';
const HEADING_ID = 'review-heading';

const ReviewSchema = v.object({
  authorized: v.literal(true, 'Confirm that you agree to the payment authorization'),
});

export interface ReviewPanelProps {
  readonly title: string;
  readonly figure: PaneFigure;
  readonly rows: readonly SummaryRow[];
  readonly details?: ReactNode;
  readonly authorization: ReactNode;
  /** Identifies amount, source and date. When it changes, the applicant has to consent again. */
  readonly terms: string;
  readonly problem: ReactNode;
  readonly button: string;
  readonly running: boolean;
  onConfirm(): Promise<void>;
  onBack(): void;
}

/** Review and authorization of a payment, before any money is taken. */
export function ReviewPanel(props: ReviewPanelProps) {
  const { title, figure, rows, details, authorization, terms, problem, button } = props;
  const { form, errors, attempt, submit, submitting } = usePortalForm<
    { authorized: boolean },
    { authorized: true }
  >({
    schema: ReviewSchema as v.GenericSchema<{ authorized: boolean }, { authorized: true }>,
    defaultValues: { authorized: false },
    onSubmit: () => props.onConfirm(),
  });
  const authorized = useWatch({ control: form.control, name: 'authorized' });
  // Load the next screen before navigating to it.
  const running = props.running || submitting;
  useResetConsentOnChange(terms, () => form.setValue('authorized', false));
  useEffect(() => {
    window.scrollTo({ top: 0 });
    document.getElementById(HEADING_ID)?.focus({ preventScroll: true });
  }, []);

  return (
    <Screen
      errors={errors}
      attempt={attempt}
      aside={
        <ActionPane
          label={title}
          figure={figure}
          answersId={ACTIONS_ID}
          open={authorized ? null : { label: 'Authorization Left', id: fieldId('authorized') }}
          bar={
            <Button size="small" loading={running} onClick={submit}>
              {button}
            </Button>
          }
        />
      }
    >
      <FormProvider {...form}>
        <form noValidate onSubmit={submit}>
          <Stack gap={6}>
            <Card>
              <Stack gap={4}>
                <div id={HEADING_ID} tabIndex={-1}>
                  <Heading level={2}>{title}</Heading>
                </div>
                <SummaryList rows={rows} />
              </Stack>
            </Card>
            {details}
            <Card>
              <Stack gap={4}>
                {authorization}
                <FormCheckboxField
                  name="authorized"
                  label="I agree to this payment authorization"
                />
              </Stack>
            </Card>
            {problem}
            <Actions id={ACTIONS_ID}>
              <Button type="submit" loading={running}>
                {button}
              </Button>
              <Button variant="secondary" onClick={running ? undefined : props.onBack}>
                Back
              </Button>
            </Actions>
          </Stack>
        </form>
      </FormProvider>
    </Screen>
  );
}

/** Clears a consent (`takeBack`) when its `terms` (amount, source, date) change. */
export function useResetConsentOnChange(terms: string, takeBack: () => void): void {
  const agreedTo = useRef(terms);
  const onChange = useEffectEvent(takeBack);
  useEffect(() => {
    if (agreedTo.current === terms) return;
    agreedTo.current = terms;
    onChange();
  }, [terms]);
}
