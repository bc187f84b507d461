import type { ReactNode, Ref } from 'react';
import { css, cx } from '../../styled-system/css';
import { fieldId } from './field-id';
import { GroupFrame } from './field-parts';
import { control } from './field-styles';
import { NativeSelect } from './native-select';

/** As typed; the month is "1" to "12". */
export interface DateParts {
  month: string;
  day: string;
  year: string;
}

export type DatePart = keyof DateParts;

export interface DateOfBirthFieldProps {
  name: string;
  legend: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** All parts if omitted. */
  errorParts?: readonly DatePart[];
  value: DateParts;
  onValueChange: (value: DateParts) => void;
  inputRef?: Ref<HTMLSelectElement>;
}

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
].map((label, index) => ({ value: String(index + 1), label }));

const row = css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginBlockStart: '1' });
const part = css({ display: 'flex', flexDirection: 'column', gap: '1' });
const partLabel = css({ fontSize: 'small', fontWeight: 'medium' });
// Full width on the narrowest screens, before the year would be alone on a line.
const monthWidth = css({ width: '8.75rem', '@media (width < 22rem)': { width: 'full' } });

/** Focus never moves automatically. */
export function DateOfBirthField(props: DateOfBirthFieldProps) {
  const { name, legend, hint, error, errorParts, value, onValueChange, inputRef } = props;
  const invalid = (which: DatePart): true | undefined =>
    error && (errorParts === undefined || errorParts.includes(which)) ? true : undefined;
  const text = (which: 'day' | 'year', label: string, width: 'two' | 'four') => (
    <div className={part}>
      <label htmlFor={fieldId(`${name}.${which}`)} className={partLabel}>
        {label}
      </label>
      <input
        id={fieldId(`${name}.${which}`)}
        name={`${name}.${which}`}
        type="text"
        inputMode="numeric"
        autoComplete={`bday-${which}`}
        className={control({ width })}
        value={value[which]}
        onChange={(event) => onValueChange({ ...value, [which]: event.target.value })}
        aria-invalid={invalid(which)}
      />
    </div>
  );
  return (
    <GroupFrame id={fieldId(name)} legend={legend} hint={hint} error={error}>
      <div className={row}>
        <div className={cx(part, monthWidth)}>
          <label htmlFor={fieldId(`${name}.month`)} className={partLabel}>
            Month
          </label>
          <NativeSelect
            ref={inputRef}
            id={fieldId(`${name}.month`)}
            name={`${name}.month`}
            autoComplete="bday-month"
            value={value.month}
            onChange={(event) => onValueChange({ ...value, month: event.target.value })}
            aria-invalid={invalid('month')}
          >
            <option value="">Select</option>
            {MONTHS.map((month) => (
              <option key={month.value} value={month.value}>
                {month.label}
              </option>
            ))}
          </NativeSelect>
        </div>
        {text('day', 'Day', 'two')}
        {text('year', 'Year', 'four')}
      </div>
    </GroupFrame>
  );
}
