import type { ReactNode } from 'react';
import { FormProvider, useForm, type FieldValues } from 'react-hook-form';
import type { ProvidedForm } from './use-portal-form';

/** Keeps a form by its options. It draws nothing, so it may be drawn twice at first, as useForm has it. */
function Keeper<Input extends FieldValues, Output>({
  options,
}: Pick<ProvidedForm<Input, Output>, 'options'>) {
  useForm(options);
  return null;
}

/** What surrounds the fields of a form of `usePortalForm`. */
export function PortalFormProvider<Input extends FieldValues, Output>({
  form,
  children,
}: {
  readonly form: ProvidedForm<Input, Output>;
  readonly children: ReactNode;
}) {
  const { options, ...methods } = form;
  return (
    <FormProvider {...methods}>
      {children}
      {/* After the fields: it begins when they are there. */}
      <Keeper options={options} />
    </FormProvider>
  );
}
