import type { ComponentProps } from 'react';
import { useFormContext } from 'react-hook-form';
import type { ItemKindName } from '../../catalogue/items';
import { TextAreaField } from '../../ui/text-area-field';
import { TextField } from '../../ui/text-field';
import { FormCheckboxField, FormCheckboxGroup, FormTextField } from '../form-fields';
import { useFormText, type Supplied } from '../use-form-value';
import { question } from '../../domain/item/questions/dictionary';
import type { FormQuestion } from '../../domain/item/questions/item-forms';
import { COUNT_TYPED, textOf, type ItemValues } from '../../domain/item/questions/item-values';
import type { TextQuestion } from '../../domain/item/questions/question-types';
import { ChoiceField } from './choice-field';
import { FilesQuestion } from './files-question';
import { choicesOf } from './question-choices';
import type { ItemUploads } from './use-item-form';

function LinesField({
  id,
  definition,
}: {
  readonly id: string;
  readonly definition: TextQuestion;
}) {
  return (
    <TextAreaField
      name={id}
      label={definition.label}
      hint={definition.hint}
      maximum={definition.max}
      {...useFormText(id)}
    />
  );
}

/** A typed number survives changes of other answers. */
function CountField(props: Omit<ComponentProps<typeof TextField>, Supplied>) {
  const { setValue } = useFormContext();
  const field = useFormText(props.name);
  const type = (text: string): void => {
    setValue(COUNT_TYPED, true);
    field.onValueChange(text);
  };
  return <TextField {...props} {...field} onValueChange={type} />;
}

/** A pair's weight is that of both earrings, otherwise of the only one. */
function labelOf(entry: FormQuestion, kind: ItemKindName, values: ItemValues): string {
  if (entry.id !== 'weight' || kind !== 'EARRINGS') return entry.label ?? question(entry.id).label;
  return textOf(values, 'pair') === 'ONE'
    ? 'Weight of the earring'
    : 'Weight of both earrings together';
}

export function QuestionField({
  entry,
  kind,
  brands,
  uploads,
  values,
}: {
  readonly entry: FormQuestion;
  readonly kind: ItemKindName;
  readonly brands: readonly string[];
  readonly uploads: ItemUploads;
  /** Answers that decide which questions are shown. */
  readonly values: ItemValues;
}) {
  const { id } = entry;
  const definition = question(id);
  const label = labelOf(entry, kind, values);
  const optional = entry.optional ?? definition.optional ?? false;
  const hint = definition.hint === undefined ? {} : { hint: definition.hint };
  switch (definition.control) {
    case 'lines':
      return <LinesField id={id} definition={definition} />;
    case 'text':
      return (
        <FormTextField
          name={id}
          label={label}
          optional={optional}
          autoComplete="off"
          {...hint}
          {...(id === 'name' || id === 'maker' || id === 'model'
            ? {}
            : { width: 'half', spellCheck: false })}
        />
      );
    case 'number': {
      const NumberField = id === 'count' ? CountField : FormTextField;
      return (
        <NumberField
          name={id}
          label={label}
          optional={optional}
          autoComplete="off"
          inputMode={definition.decimals === 0 ? 'numeric' : 'decimal'}
          width={id === 'weight' ? 'full' : 'zip'}
          {...hint}
          {...(definition.suffix === undefined ? {} : { suffix: definition.suffix })}
        />
      );
    }
    case 'radios':
    case 'select':
    case 'combobox':
      return (
        <ChoiceField
          // Another list remounts it.
          key={id === 'purity' ? textOf(values, 'metal') : id}
          id={id}
          question={definition}
          label={label}
          optional={optional}
          choices={choicesOf(id, definition, values, brands)}
        />
      );
    case 'many':
      return (
        <FormCheckboxGroup
          name={id}
          legend={optional ? `${label} (optional)` : label}
          options={definition.choices}
          {...hint}
        />
      );
    case 'tick':
      return <FormCheckboxField name={id} label={label} {...hint} />;
    case 'files':
      return (
        <FilesQuestion
          name={id}
          label={label}
          hint={definition.hint}
          isPhoto={definition.purpose === 'PHOTO'}
          uploads={definition.purpose === 'PHOTO' ? uploads.photos : uploads.papers}
        />
      );
  }
}
