import { valibotResolver } from '@hookform/resolvers/valibot';
import { useRef, useState, type SyntheticEvent } from 'react';
import {
  createFormControl,
  useFormState,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type UseFormProps,
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

/** A form of react-hook-form, and the options that `PortalFormProvider` keeps it by. */
export type ProvidedForm<Input extends FieldValues, Output> = UseFormReturn<
  Input,
  unknown,
  Output
> & {
  readonly options: UseFormProps<Input, unknown, Output>;
};

export interface PortalForm<Input extends FieldValues, Output> {
  /** To draw within `PortalFormProvider`. */
  readonly form: ProvidedForm<Input, Output>;
  /** For the error summary of the screen. */
  readonly errors: readonly SummarizedError[];
  readonly attempt: number;
  /** Whether `onSubmit` is running. */
  readonly submitting: boolean;
  /** Checks as a submit does, for a part that is known to be at fault. */
  check(): void;
  /** The form's onSubmit, or the press of the button that alone submits it. One submit runs at a time. */
  submit(event: SyntheticEvent): void;
  /** Shows a message that the server found, at a field and in the summary. */
  fail(name: string, message: string): void;
}

/** What a submit is about, of a form that is asked for in parts. */
export interface FormPart {
  /** The fields of the part; null when the whole form is submitted. */
  fields(): readonly string[] | null;
  /** The answers of the part are right. */
  passed(): void;
  /** The submit of the whole form found something. */
  failed(): void;
}

// The next part is not checked while it is typed, as the first was not.
const NOT_SUBMITTED = { keepValues: true, keepDefaultValues: true, keepDirty: true } as const;

const CHECKED = {
  mode: 'onSubmit',
  reValidateMode: 'onChange',
  shouldFocusError: false,
  // Else the resolver leaves out rules of several fields while any other field is at fault.
  criteriaMode: 'all',
} as const;

/**
 * A form that is validated on submit. A field with an error is validated again while it is corrected, and
 * the message goes as soon as it is right; none comes while somebody types. Nothing typed is ever cleared.
 */
export function usePortalForm<Input extends FieldValues, Output extends FieldValues>(options: {
  readonly schema: v.GenericSchema<Input, Output>;
  readonly defaultValues: DefaultValues<Input>;
  readonly part?: FormPart;
  onSubmit(values: Output): void | Promise<void>;
}): PortalForm<Input, Output> {
  const { part } = options;
  const [attempt, setAttempt] = useState(0);
  // Whether the next check is a submit's.
  const submits = useRef(false);
  const rules = valibotResolver(options.schema);
  const kept: UseFormProps<Input, unknown, Output> = {
    ...CHECKED,
    // What is wrong in another part is not said now. While somebody types, what a submit has found is corrected, and
    // nothing else is found before the next one: who types has not finished.
    resolver: async (values, context, checked) => {
      const isSubmit = submits.current;
      submits.current = false;
      const isAtFault = (name: string): boolean => formControl.getFieldState(name as never).invalid;
      if (!isSubmit && !checked.names?.some(isAtFault)) return { values: {}, errors: {} };
      const result = await rules(values, context, checked);
      const fields = part?.fields();
      if (!fields) return result;
      const own = Object.entries(result.errors).filter(([name]) => fields.includes(name));
      return { values: {}, errors: Object.fromEntries(own) as FieldErrors<Input> };
    },
  };
  // Not useForm, which draws whoever calls it twice at first, with all fields: PortalFormProvider calls it, by itself.
  const [{ formControl }] = useState(() =>
    createFormControl({ ...kept, defaultValues: options.defaultValues }),
  );
  const formState = useFormState({ control: formControl.control });
  const form = { ...formControl, formState, options: { ...kept, formControl } };
  // Read in every render: the form only follows what was read.
  const { errors: messages, isSubmitted } = formState;
  const { run, running: submitting } = useSingleFlight(async (values: Output) =>
    options.onSubmit(values),
  );
  const errors = isSubmitted || attempt > 0 ? summarizeErrors(messages) : [];
  const found = (): void => {
    setAttempt((count) => count + 1);
    if (part?.fields() === null) part.failed();
  };
  const submit = async (event?: SyntheticEvent): Promise<void> => {
    let passed = false;
    submits.current = true;
    await form.handleSubmit(async (values) => {
      passed = part !== undefined && part.fields() !== null;
      if (!passed) await run(values);
    }, found)(event);
    if (!passed) return;
    form.reset(undefined, NOT_SUBMITTED);
    part?.passed();
  };
  return {
    form,
    errors,
    attempt,
    submitting,
    check: () => void submit(),
    submit: (event) => {
      event.preventDefault();
      void submit(event);
    },
    fail: (name, message) => {
      form.setError(name as never, { type: 'server', message });
      setAttempt((count) => count + 1);
    },
  };
}
