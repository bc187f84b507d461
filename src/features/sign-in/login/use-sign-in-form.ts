import { useState, type FormEvent } from 'react';
import * as v from 'valibot';
import type { SummarizedError } from '../../../ui/error-summary';
import { fieldId } from '../../../ui/field-id';

type Values = Readonly<Record<string, string>>;
type Messages = Readonly<Record<string, string>>;

/** What a control needs of its field. */
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
  /** Shows what the server found, at the field and in the summary. */
  fail(name: string, message: string): void;
  /** Empties the form, with all that was said of it. */
  restart(): void;
}

function findMessages(schema: v.GenericSchema, values: Values): Messages {
  const result = v.safeParse(schema, values);
  const messages: Record<string, string> = {};
  for (const issue of result.issues ?? []) {
    const name = v.getDotPath(issue);
    if (name !== null) messages[name] ??= issue.message;
  }
  return messages;
}

/**
 * The two small forms of signing in, by the same rules as every other form: checked when submitted, a
 * field at fault checked again while it is mended. Sign-in is what a phone loads first, so it does
 * without the form library, which is heavier than all of this screen.
 */
export function useSignInForm<const Schema extends v.GenericSchema>(options: {
  readonly schema: Schema;
  readonly initial: Values;
  onSubmit(values: v.InferOutput<Schema>): Promise<void>;
}): SignInForm {
  const { schema } = options;
  const [values, setValues] = useState(options.initial);
  const [messages, setMessages] = useState<Messages>({});
  const [attempt, setAttempt] = useState(0);

  const change = (name: string, value: string): void => {
    const next = { ...values, [name]: value };
    setValues(next);
    if (Object.keys(messages).length > 0) {
      const found = findMessages(schema, next);
      setMessages(Object.fromEntries(Object.entries(found).filter(([key]) => key in messages)));
    }
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
      const result = v.safeParse(schema, values);
      if (result.success) {
        setMessages({});
        void options.onSubmit(result.output);
        return;
      }
      setMessages(findMessages(schema, values));
      setAttempt(attempt + 1);
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
