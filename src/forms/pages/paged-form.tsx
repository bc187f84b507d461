import { useState, type FormEvent, type ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { Screen } from '../../shell/screen/screen';
import { Button } from '../../ui/button';
import { enterAnimation, type EnterDirection } from '../../ui/enter-animation';
import { Actions, Card, Stack } from '../../ui/stack';
import { SummaryList, type SummaryRow } from '../../ui/summary-list';
import { FormSection } from '../sections/form-section';
import type { PagedForm as PagedFormState } from './use-paged-form';

export interface Answer<Id extends string> extends Pick<SummaryRow, 'term' | 'value'> {
  readonly page: Id;
}

export interface PagedFormProps<Input extends FieldValues, Output, Id extends string> {
  readonly state: PagedFormState<Input, Output, Id>;
  readonly content: Readonly<Record<Id, ReactNode>>;
  readonly lead?: ReactNode;
  /** Help next to a form that isn't a step of the journey. */
  readonly guide?: ReactNode;
  /** Above the first page: why it is requested again. */
  readonly above?: ReactNode;
  answers?(values: Output): readonly Answer<Id>[];
  readonly beforeSend?: ReactNode;
  readonly button: string;
  readonly sending?: boolean;
  /** Direction if the form replaces other content of the screen. */
  readonly from?: EnterDirection | undefined;
  /** For the first page. */
  readonly more?: ReactNode;
  /** Below the buttons of the first page. */
  readonly below?: ReactNode;
  /** Called on each click that continues; returns true if it navigated elsewhere. */
  leaves?(): boolean;
}

/** Relative to the previous page; `from` for the first. */
function useDirection(
  number: number,
  from: EnterDirection | undefined,
): EnterDirection | undefined {
  const [shown, setShown] = useState<{ number: number; direction: EnterDirection | undefined }>({
    number,
    direction: from,
  });
  // State set while rendering instead of a ref: React may discard a render.
  if (number !== shown.number)
    setShown({ number, direction: number > shown.number ? 'forward' : 'back' });
  return shown.direction;
}

/** One group of questions at a time, then a review with the submit button. */
export function PagedForm<Input extends FieldValues, Output, Id extends string>(
  props: PagedFormProps<Input, Output, Id>,
) {
  const { state, lead, above, leaves } = props;
  const { form, errors, attempt, submit, submitting, pages } = state;
  const { page: asked, index, isFirst, isLast, number, of, back, checked } = pages;
  const direction = useDirection(index, props.from);
  const ownHeading = asked === null ? 'Check your answers' : asked.heading;
  const onSubmit = (event: FormEvent): void => {
    if (leaves?.() === true) event.preventDefault();
    else submit(event);
  };
  const rows = checked === null ? [] : (props.answers?.(checked) ?? []);
  const content = asked !== null && props.content[asked.id];
  return (
    <Screen
      {...((isFirst && asked !== null) || ownHeading === undefined ? {} : { heading: ownHeading })}
      lead={isFirst ? lead : asked?.hint}
      guide={props.guide}
      errors={errors}
      attempt={attempt}
      {...(of > 1 ? { part: { number, of } } : {})}
      enterFrom={direction}
    >
      <FormProvider {...form}>
        <form noValidate onSubmit={onSubmit} key={index} className={enterAnimation({ direction })}>
          <Stack gap={8}>
            {isFirst && above}
            {asked !== null &&
              (isFirst && asked.heading !== undefined ? (
                <FormSection heading={asked.heading} hint={asked.hint}>
                  {content}
                </FormSection>
              ) : (
                <Stack gap={6}>{content}</Stack>
              ))}
            {rows.length > 0 && (
              <Card>
                <SummaryList
                  rows={rows.map(({ page: id, term, value }) => ({
                    term,
                    value,
                    action: { label: 'Change', onClick: () => pages.change(id) },
                  }))}
                />
              </Card>
            )}
            {isLast && props.beforeSend}
            <Actions sticky>
              <Button type="submit" loading={submitting || props.sending === true}>
                {isLast ? props.button : 'Continue'}
              </Button>
              {back !== null && (
                <Button variant="secondary" onClick={back}>
                  Back
                </Button>
              )}
              {isFirst && props.more}
            </Actions>
            {isFirst && props.below}
          </Stack>
        </form>
      </FormProvider>
    </Screen>
  );
}
