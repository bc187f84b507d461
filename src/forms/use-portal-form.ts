import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState, type SyntheticEvent } from 'react';
import {
  useForm,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type UseFormReturn,
} from 'react-hook-form';
import type * as v from 'valibot';
import { useSingleFlight } from '../services/data/use-single-flight';
import { fieldId } from '../ui/field-id';
import type { SummarizedError } from '../ui/error-summary';

function isFieldError(value: object): value is { type: unknown; message?: string } {
  return 'type' in value && typeof value.type !== 'object';
}

/** Every message of a form once, in the order of its schema, with the control it belongs to. */
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
  /** For the error summary of the screen. */
  readonly errors: readonly SummarizedError[];
  readonly attempt: number;
  /** Whether `onSubmit` is running. */
  readonly submitting: boolean;
  /** The form's onSubmit, or the press of the button that alone submits it. One submit runs at a time. */
  submit(event: SyntheticEvent): void;
  /** Shows a message that the server found, at a field and in the summary. */
  fail(name: string, message: string): void;
}

/**
 * A form that is validated on submit. A field with an error is validated again while it is corrected, and
 * the message goes as soon as it is right. Nothing typed is ever cleared.
 */
export function usePortalForm<Input extends FieldValues, Output extends FieldValues>(options: {
  readonly schema: v.GenericSchema<Input, Output>;
  readonly defaultValues: DefaultValues<Input>;
  onSubmit(values: Output): void | Promise<void>;
}): PortalForm<Input, Output> {
  const [attempt, setAttempt] = useState(0);
  const form = useForm<Input, unknown, Output>({
    resolver: valibotResolver(options.schema),
    defaultValues: options.defaultValues,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    // Else the resolver leaves out rules of several fields while any other field is at fault.
    criteriaMode: 'all',
  });
  // Read in every render: the form only follows what was read.
  const { errors: found, isSubmitted } = form.formState;
  const { run, running: submitting } = useSingleFlight(async (values: Output) =>
    options.onSubmit(values),
  );
  const errors = isSubmitted || attempt > 0 ? summarizeErrors(found) : [];
  return {
    form,
    errors,
    attempt,
    submitting,
    submit: (event) => {
      event.preventDefault();
      void form.handleSubmit(
        async (values) => void (await run(values)),
        () => setAttempt((count) => count + 1),
      )(event);
    },
    fail: (name, message) => {
      form.setError(name as never, { type: 'server', message });
      setAttempt((count) => count + 1);
    },
  };
}
