import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { FormProvider, useForm, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { ProvidedForm } from './use-portal-form';

type Kept<Input extends FieldValues, Output> = Pick<ProvidedForm<Input, Output>, 'options'>;

/** Keeps a form by its options. It draws nothing, so it may be drawn twice at first, as useForm has it. */
function Keeper<Input extends FieldValues, Output>({ options }: Kept<Input, Output>) {
  useForm(options);
  return null;
}

/**
 * Begins to keep a form once its fields are painted: `useForm` draws itself twice at once, and all effects of the
 * screen would have to come before that, in the task that draws it.
 */
function LateKeeper<Input extends FieldValues, Output>(kept: Kept<Input, Output>) {
  const [begun, setBegun] = useState(false);
  useEffect(() => startTransition(() => setBegun(true)), []);
  return begun && <Keeper {...kept} />;
}

/** What surrounds the fields of a form of `usePortalForm`. */
export function PortalFormProvider<Input extends FieldValues, Output>({
  form,
  children,
}: {
  readonly form: ProvidedForm<Input, Output>;
  readonly children: ReactNode;
}) {
  const { options } = form;
  return (
    // How it stands is not told here: see `useFormMethods`.
    <FormProvider {...(options.formControl as UseFormReturn<Input, unknown, Output>)}>
      {children}
      {/* After the fields: it begins when they are there. */}
      <LateKeeper options={options} />
    </FormProvider>
  );
}
