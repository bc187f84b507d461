import { memo } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import type { ItemKindName } from '../../catalogue/items';
import { FormSection } from '../sections/form-section';
import { Details } from '../../ui/details';
import { FieldRow, Stack } from '../../ui/stack';
import {
  asked,
  ITEM_FORMS,
  ITEM_PAGES,
  MORE_DETAILS,
  type FormQuestion,
  type ItemPageId,
} from '../../domain/item/questions/item-forms';
import { DETAILS_OPEN, textOf, type ItemValues } from '../../domain/item/questions/item-values';
import { decidingAnswers, putQuestions } from '../../domain/item/questions/visible-questions';
import { HeavierNote } from './heavier-note';
import { KaratHelp, WeighingHelp } from './item-help';
import { QuestionField } from './question-field';
import type { ItemUploads } from './use-item-form';

interface FieldsProps {
  readonly kind: ItemKindName;
  readonly brands: readonly string[];
  readonly uploads: ItemUploads;
}

interface QuestionProps extends FieldsProps {
  /** Answers that decide which questions are shown. */
  readonly values: ItemValues;
}

/** Opens if one of its questions has an error. */
function MoreDetails({
  entries,
  ...fields
}: QuestionProps & { readonly entries: readonly FormQuestion[] }) {
  const { setValue } = useFormContext();
  const { errors } = useFormState();
  const isOpen: unknown = useWatch({ name: DETAILS_OPEN });
  const hasError = entries.some(({ id }) => errors[id] !== undefined);
  return (
    <Details
      summary="I have more details"
      open={isOpen === true || hasError}
      onOpenChange={(open) => setValue(DETAILS_OPEN, open)}
    >
      <Stack gap={6}>
        {entries.map((entry) => (
          <QuestionField key={entry.id} entry={entry} {...fields} />
        ))}
      </Stack>
    </Details>
  );
}

/** Other half of the row, help, or a note on the weight. */
function After({
  entry,
  kind,
  values,
}: Pick<QuestionProps, 'kind' | 'values'> & { readonly entry: FormQuestion }) {
  if (entry.id === 'purity' && textOf(values, 'metal') === 'GOLD') return <KaratHelp />;
  if (entry.id !== 'noScale') return null;
  return values['noScale'] === true ? null : (
    <>
      <HeavierNote kind={kind} />
      <WeighingHelp />
    </>
  );
}

function Group({
  entries,
  ...fields
}: QuestionProps & { readonly entries: readonly FormQuestion[] }) {
  const details = entries.filter(({ id }) => MORE_DETAILS.includes(id));
  const unit = entries.find(({ id }) => id === 'unit');
  return entries.map((entry) => {
    if (entry === unit) return null;
    if (details.includes(entry)) {
      return entry === details.at(-1) ? (
        <MoreDetails key="more" entries={details} {...fields} />
      ) : null;
    }
    const field = <QuestionField entry={entry} {...fields} />;
    return (
      <Stack key={entry.id} gap={2}>
        {entry.id === 'weight' && unit ? (
          <FieldRow>
            {field}
            <QuestionField entry={unit} {...fields} />
          </FieldRow>
        ) : (
          field
        )}
        <After entry={entry} kind={fields.kind} values={fields.values} />
      </Stack>
    );
  });
}

/**
 * Groups of questions, of one page if `page` is given. Leaves out questions that earlier answers
 * make unnecessary.
 */
export const ItemFields = memo(function ItemFields({
  page,
  ...fields
}: FieldsProps & {
  readonly page?: ItemPageId;
}) {
  const { kind } = fields;
  const groups = ITEM_FORMS[kind].filter((group) => page === undefined || group.page === page);
  const { control } = useFormContext<ItemValues>();
  const values = useWatch({ control, compute: decidingAnswers });
  const put = new Map(putQuestions(kind, values).map((entry) => [entry.id, entry]));
  const isShownAbove = (heading: string): boolean =>
    page !== undefined && page !== 'item' && ITEM_PAGES[page] === heading;
  return (
    <Stack gap={12}>
      {groups.map(({ heading, questions }) => {
        const entries = questions.flatMap((entry) => put.get(asked(entry).id) ?? []);
        return entries.length === 0 ? null : (
          <FormSection
            key={asked(questions[0] ?? 'name').id}
            {...(heading === undefined || isShownAbove(heading) ? {} : { heading })}
          >
            <Group entries={entries} values={values} {...fields} />
          </FormSection>
        );
      })}
    </Stack>
  );
});
