import { get, useController, useFormContext, type FieldError } from 'react-hook-form';
import { css } from '../../../styled-system/css';
import { Callout } from '../../ui/callout';
import { DateOfBirthField } from '../../ui/date-of-birth-field';
import { VisuallyHidden } from '../../ui/visually-hidden';
import {
  findDateOfBirthProblem,
  localToday,
  readFullDate,
  type DateParts,
} from '../../domain/person/date-of-birth';
import { formatDate } from '../../domain/text/format';

const below = css({ marginBlockStart: '4' });

const PARTS = ['month', 'day', 'year'] as const;

const EMPTY: DateParts = { month: '', day: '', year: '' };

function isDateParts(value: unknown): value is DateParts {
  return (
    typeof value === 'object' &&
    value !== null &&
    PARTS.every((part) => typeof (value as Record<string, unknown>)[part] === 'string')
  );
}

function firstMessage(error: FieldError | undefined): string | undefined {
  if (error === undefined) return undefined;
  if (error.message) return error.message;
  return PARTS.map((part): unknown => get(error, `${part}.message`)).find(
    (message) => typeof message === 'string',
  );
}

export interface DateOfBirthSectionProps {
  /** Whether a heading right above names the section. */
  readonly titled?: boolean;
  /** The field's value is `DateParts`. */
  readonly name?: string;
  /** Years; depends on the state. */
  readonly minimumAge: number;
}

/** Shows minors the date from which they can apply. */
export function DateOfBirthSection(props: DateOfBirthSectionProps) {
  const { titled = false, name = 'dob', minimumAge } = props;
  const { field, fieldState, formState } = useController({ name, exact: false });
  const { setValue, trigger } = useFormContext();
  // Validates all parts, because the message may move to another one.
  const change = (typed: DateParts): void => {
    const parts = readFullDate(typed.day) ?? readFullDate(typed.year) ?? typed;
    setValue(name, parts, { shouldDirty: true });
    if (formState.isSubmitted) void trigger(PARTS.map((part) => `${name}.${part}`));
  };
  const value = isDateParts(field.value) ? field.value : EMPTY;
  const error = firstMessage(fieldState.error);
  const problem =
    error === undefined ? null : findDateOfBirthProblem(value, { minimumAge, today: localToday() });
  const errorParts = problem !== null && problem.message === error ? problem.parts : undefined;
  const from = problem?.canApplyFrom;
  return (
    <div>
      <DateOfBirthField
        name={name}
        legend={titled ? <VisuallyHidden>Date of birth</VisuallyHidden> : 'Date of birth'}
        hint="For example, 4 28 1986"
        value={value}
        onValueChange={change}
        error={error}
        {...(errorParts === undefined ? {} : { errorParts })}
      />
      <div role="status">
        {from !== undefined && (
          <div className={below}>
            <Callout tone="info">
              You can apply on or after {formatDate(from)}. We haven’t checked your credit.
            </Callout>
          </div>
        )}
      </div>
    </div>
  );
}
