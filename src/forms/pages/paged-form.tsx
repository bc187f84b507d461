import { useState, type FormEvent, type ReactNode } from 'react';
import { FormProvider, type FieldValues } from 'react-hook-form';
import { Screen } from '../../shell/screen/screen';
import { Button } from '../../ui/button';
import { comesFrom, type Side } from '../../ui/comes-from';
import { Actions, Card, Stack } from '../../ui/stack';
import { SummaryList, type SummaryRow } from '../../ui/summary-list';
import { FormSection } from '../sections/form-section';
import type { PagedForm as PagedFormState } from './use-paged-form';

/** A line of the check: what was answered, and the page on which that is changed. */
export interface Answer<Id extends string> extends Pick<SummaryRow, 'term' | 'value'> {
  readonly page: Id;
}

export interface PagedFormProps<Input extends FieldValues, Output, Id extends string> {
  readonly state: PagedFormState<Input, Output, Id>;
  /** The fields of each page. */
  readonly content: Readonly<Record<Id, ReactNode>>;
  readonly lead?: ReactNode;
  /** What helps beside a form that is no step of the journey. */
  readonly guide?: ReactNode;
  /** Stands above the first page: why it is asked again. */
  readonly above?: ReactNode;
  /** What the check shows of the answers, where there is one. */
  answers?(values: Output): readonly Answer<Id>[];
  /** What has to be read before the form is sent: notices, what went wrong. */
  readonly beforeSend?: ReactNode;
  /** Of the button that sends the form. */
  readonly button: string;
  readonly sending?: boolean;
  /** From which side the form comes, where it takes the place of something else on the same screen. */
  readonly from?: Side | undefined;
  /** More buttons of the first page. */
  readonly more?: ReactNode;
  /** Called at each press that goes on; true where it led elsewhere. */
  leaves?(): boolean;
}

/** From which side a page comes, by the one that was shown before it; the first that is shown, as is said. */
function useSide(number: number, from: Side | undefined): Side | undefined {
  const [shown, setShown] = useState<{ number: number; side: Side | undefined }>({
    number,
    side: from,
  });
  // Drawn again before anything is shown: what is kept while a page is drawn would be wrong in one that is given up.
  if (number !== shown.number) setShown({ number, side: number > shown.number ? 'ahead' : 'back' });
  return shown.side;
}

/** A form of pages: one group of questions at a time, then the answers to check, then the button that sends. */
export function PagedForm<Input extends FieldValues, Output, Id extends string>(
  props: PagedFormProps<Input, Output, Id>,
) {
  const { state, lead, above, leaves } = props;
  const { form, errors, attempt, submit, submitting, pages } = state;
  const { page: asked, number, of, back, checked } = pages;
  const side = useSide(number, props.from);
  const first = number === 1;
  const isLast = number === of;
  const ownHeading = asked === null ? 'Check your answers' : asked.heading;
  const onSubmit = (event: FormEvent): void => {
    if (leaves?.() === true) event.preventDefault();
    else submit(event);
  };
  const rows = checked === null ? [] : (props.answers?.(checked) ?? []);
  const content = asked !== null && props.content[asked.id];
  return (
    <Screen
      {...(first || ownHeading === undefined ? {} : { heading: ownHeading })}
      lead={first ? lead : asked?.hint}
      guide={props.guide}
      errors={errors}
      attempt={attempt}
      {...(of > 1 ? { part: { number, of } } : {})}
      partFrom={side}
    >
      <FormProvider {...form}>
        <form noValidate onSubmit={onSubmit} key={number} className={comesFrom({ side })}>
          <Stack gap={8}>
            {first && above}
            {asked !== null &&
              (first && asked.heading !== undefined ? (
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
            <Actions>
              <Button type="submit" loading={submitting || props.sending === true}>
                {isLast ? props.button : 'Continue'}
              </Button>
              {back !== null && (
                <Button variant="secondary" onClick={back}>
                  Back
                </Button>
              )}
              {first && props.more}
            </Actions>
          </Stack>
        </form>
      </FormProvider>
    </Screen>
  );
}
