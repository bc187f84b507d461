import { useState, type FormEvent } from 'react';
import type { SummarizedError } from '../../../ui/error-summary';
import { fieldId } from '../../../ui/field-id';

type Values = Readonly<Record<string, string>>;
type Messages = Readonly<Record<string, string>>;

export interface SignInField {
  readonly name: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly error?: string;
}

export interface SignInForm {
  readonly values: Values;
  readonly errors: readonly SummarizedError[];
  readonly attempt: number;
  field(name: string): SignInField;
  submit(event: FormEvent): void;
  /** Shows a server's message at the field and in the summary. */
  fail(name: string, message: string): void;
  restart(): void;
}

/** The output, or messages by field. */
export type Checked<Output> = { readonly output: Output } | { readonly messages: Messages };

/** Synchronous if possible, so that messages appear with the input. */
export type Check<Output> = (values: Values) => Checked<Output> | Promise<Checked<Output>>;

function use<Result>(result: Result | Promise<Result>, then: (result: Result) => void): void {
  if (result instanceof Promise) void result.then(then);
  else then(result);
}

/**
 * Follows the rules of all forms: validates on submit, and an invalid field again on input. Sign-in
 * is the first load, so it avoids the form library, which is larger than this screen.
 */
export function useSignInForm<Output>(options: {
  readonly check: Check<Output>;
  readonly initial: Values;
  onSubmit(values: Output): Promise<void>;
}): SignInForm {
  const { check } = options;
  const [values, setValues] = useState(options.initial);
  const [messages, setMessages] = useState<Messages>({});
  const [attempt, setAttempt] = useState(0);

  const change = (name: string, value: string): void => {
    setValues((current) => ({ ...current, [name]: value }));
    if (Object.keys(messages).length === 0) return;
    use(check({ ...values, [name]: value }), (checked) => {
      const found = 'output' in checked ? {} : checked.messages;
      setMessages(Object.fromEntries(Object.entries(found).filter(([key]) => key in messages)));
    });
  };

  return {
    values,
    attempt,
    errors: Object.entries(messages).map(([name, message]) => ({ id: fieldId(name), message })),
    field: (name) => ({
      name,
      value: values[name] ?? '',
      onValueChange: (value) => change(name, value),
      ...(messages[name] === undefined ? {} : { error: messages[name] }),
    }),
    submit: (event) => {
      event.preventDefault();
      use(check(values), (checked) => {
        if ('output' in checked) {
          setMessages({});
          void options.onSubmit(checked.output);
          return;
        }
        setMessages(checked.messages);
        setAttempt((count) => count + 1);
      });
    },
    fail: (name, message) => {
      setMessages({ [name]: message });
      setAttempt((count) => count + 1);
    },
    restart: () => {
      setValues(options.initial);
      setMessages({});
    },
  };
}
