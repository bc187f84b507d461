import { valibotResolver } from '@hookform/resolvers/valibot';
import { useCallback, useEffect, useState, type SyntheticEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type UseFormReturn,
} from 'react-hook-form';
import type * as v from 'valibot';
import { fieldId } from '../ui/field-id';
import type { SummarizedError } from '../ui/error-summary';

const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

function isFieldError(value: object): value is { type: unknown; message?: string } {
  return 'type' in value && typeof value.type !== 'object';
}

/** Each message once, in schema order. */
export function summarizeErrors(errors: FieldErrors, prefix = ''): SummarizedError[] {
  return Object.entries(errors).flatMap(([key, value]): SummarizedError[] => {
    if (typeof value !== 'object' || value === null) return [];
    const name = prefix === '' ? key : `${prefix}.${key}`;
    if (isFieldError(value)) {
      return [{ id: fieldId(name), message: value.message ?? '' }];
    }
    return summarizeErrors(value as FieldErrors, name);
  });
}

export interface PortalForm<Input extends FieldValues, Output> {
  readonly form: UseFormReturn<Input, unknown, Output>;
  readonly errors: readonly SummarizedError[];
  readonly attempt: number;
  readonly submitting: boolean;
  /** Validates fields as a submit does. Resolves to whether they are valid. */
  check(names: readonly string[]): Promise<boolean>;
  /** onSubmit of the form, or onClick of a button. */
  submit(event?: SyntheticEvent): void;
  /** Shows a server's message at the field and in the summary. */
  fail(name: string, message: string): void;
}

/**
 * Validates on submit. A field with an error is validated again on input, so that the message
 * disappears as soon as it is valid. Typing never adds a message.
 */
export function usePortalForm<Input extends FieldValues, Output extends FieldValues>(options: {
  readonly schema: v.GenericSchema<Input, Output>;
  readonly defaultValues: DefaultValues<Input>;
  onSubmit(values: Output): void | Promise<void>;
  onInvalid?(): void;
}): PortalForm<Input, Output> {
  const [attempt, setAttempt] = useState(0);
  const form = useForm<Input, unknown, Output>({
    resolver: valibotResolver(options.schema),
    defaultValues: options.defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    // Otherwise valibot skips rules about several fields while any other field has an error.
    criteriaMode: 'all',
  });
  const { subscribe, getFieldState, getValues, trigger } = form;
  /**
   * Includes parts of a field's value: the library drops their errors if only the field is
   * validated.
   */
  const validate = useCallback(
    (names: readonly string[]): Promise<boolean> => {
      const withParts = names.flatMap((name) => {
        const value: unknown = getValues(name as Path<Input>);
        const parts = isPlainObject(value) ? Object.keys(value) : [];
        return [name, ...parts.map((part) => `${name}.${part}`)];
      });
      return trigger(withParts as Path<Input>[]);
    },
    [getValues, trigger],
  );
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const field = name as Path<Input> | undefined;
          if (field !== undefined && getFieldState(field).invalid) void validate([field]);
        },
      }),
    [getFieldState, subscribe, validate],
  );
  const { errors, isSubmitting } = form.formState;
  const countAttempt = (): void => setAttempt((count) => count + 1);
  return {
    form,
    errors: attempt > 0 ? summarizeErrors(errors) : [],
    attempt,
    submitting: isSubmitting,
    check: async (names) => {
      const valid = await validate(names);
      if (!valid) countAttempt();
      return valid;
    },
    submit: (event) => {
      event?.preventDefault();
      if (isSubmitting) return;
      const submit = form.handleSubmit(
        (values) => options.onSubmit(values),
        () => {
          countAttempt();
          options.onInvalid?.();
        },
      );
      void submit();
    },
    fail: (name, message) => {
      form.setError(name as Path<Input>, { type: 'server', message });
      countAttempt();
    },
  };
}
