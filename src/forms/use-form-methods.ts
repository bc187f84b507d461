import { useFormContext, type FieldValues, type UseFormReturn } from 'react-hook-form';

/**
 * What can be asked of the surrounding form, and done to it. How it stands is asked of `useFormState`, which draws whoever
 * asks and nobody else: told here, each change would draw all that does anything to the form.
 */
export function useFormMethods<Values extends FieldValues = FieldValues>(): Omit<
  UseFormReturn<Values>,
  'formState'
> {
  return useFormContext<Values>();
}
