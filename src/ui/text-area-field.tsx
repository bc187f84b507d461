import { Field } from '@ark-ui/react/field';
import { css } from '../../styled-system/css';
import { describedBy, fieldId } from './field-id';
import { FieldFrame, type FieldTexts } from './field-parts';
import { control } from './field-styles';

export interface TextAreaFieldProps extends FieldTexts {
  name: string;
  value: string;
  onValueChange: (value: string) => void;
  /** More characters can be typed, and are reported as too long. */
  maximum: number;
}

const count = css({ fontSize: 'small', color: 'muted', fontVariantNumeric: 'tabular-nums' });

function remaining(value: string, maximum: number): string {
  const left = maximum - Array.from(value).length;
  const number = Math.abs(left);
  const words = `${number} ${number === 1 ? 'character' : 'characters'}`;
  return left < 0 ? `You have ${words} too many` : `You have ${words} remaining`;
}

export function TextAreaField(props: TextAreaFieldProps) {
  const { name, label, hint, error, optional, value, onValueChange, maximum } = props;
  const id = fieldId(name);
  const countId = `${id}-count`;
  return (
    <FieldFrame {...{ name, label, hint, error, optional }}>
      <Field.Textarea
        name={name}
        className={control({ lines: true })}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        autoComplete="off"
        rows={4}
        aria-describedby={[describedBy(id, { hint, error }), countId].filter(Boolean).join(' ')}
      />
      <p id={countId} className={count} role="status">
        {remaining(value, maximum)}
      </p>
    </FieldFrame>
  );
}
