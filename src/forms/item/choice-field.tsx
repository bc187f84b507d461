import { useFormContext } from 'react-hook-form';
import { ComboboxField } from '../../ui/combobox-field';
import { RadioField } from '../../ui/radio-field';
import { SelectField } from '../../ui/select-field';
import { useFormText } from '../use-form-value';
import { openModal } from '../../shell/dialogs/modal-store';
import type { QuestionId } from '../../domain/item/questions/dictionary';
import { countWith, type ItemValues } from '../../domain/item/questions/item-values';
import type { ChoiceQuestion } from '../../domain/item/questions/question-types';
import type { Choice } from '../../domain/item/questions/question-types';
import { choiceDrawing } from './drawings';

export interface ChoiceFieldProps {
  readonly id: QuestionId;
  readonly question: ChoiceQuestion;
  readonly label: string;
  readonly optional: boolean;
  readonly choices: readonly Choice[];
}

/**
 * A new metal resets the purity, a single earring the number of stones; a black diamond opens a
 * dialog.
 */
function useFollowUps(id: QuestionId): (value: string) => void {
  const { setValue, getValues } = useFormContext();
  return (value) => {
    if (id === 'metal') setValue('purity', '');
    if (id === 'pair') setValue('count', countWith(value, getValues() as ItemValues));
    if (id === 'color' && value === 'BLACK') openModal('blackDiamond', null);
  };
}

export function ChoiceField({ id, question, label, optional, choices }: ChoiceFieldProps) {
  const field = useFormText(id);
  const follow = useFollowUps(id);
  const { drawings } = question;
  const choose = (value: string): void => {
    if (value === field.value) return;
    field.onValueChange(value);
    follow(value);
  };
  const hint = question.hint === undefined ? {} : { hint: question.hint };
  const texts = { ...hint, ...field, onValueChange: choose, name: id };
  if (question.control === 'radios') {
    const options = choices.map((choice) => {
      const icon = drawings === undefined ? undefined : choiceDrawing(drawings, choice.value);
      return icon === undefined ? choice : { ...choice, icon };
    });
    return (
      <RadioField
        {...texts}
        legend={optional ? `${label} (optional)` : label}
        options={options}
        columns={choices.every(({ description }) => description === undefined)}
      />
    );
  }
  if (question.control === 'combobox') {
    return <ComboboxField {...texts} label={label} optional={optional} options={choices} />;
  }
  const none = question.unsure === true || optional || id !== 'unit';
  const options = none ? [{ value: '', label: 'Select one' }, ...choices] : choices;
  return <SelectField {...texts} label={label} optional={optional} options={options} />;
}
