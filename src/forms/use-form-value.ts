import { useController } from 'react-hook-form';

/** Props that the form supplies to its control. */
export type Supplied =
  | 'value'
  | 'onValueChange'
  | 'error'
  | 'inputRef'
  | 'checked'
  | 'onCheckedChange';

export function useFormText(name: string) {
  const { field, fieldState } = useController({ name });
  const message = fieldState.error?.message;
  return {
    value: typeof field.value === 'string' ? field.value : '',
    onValueChange: (value: string) => field.onChange(value),
    ...(message ? { error: message } : {}),
  };
}

export function useFormCheck(name: string) {
  const { field, fieldState } = useController({ name });
  const message = fieldState.error?.message;
  return {
    checked: field.value === true,
    onCheckedChange: (checked: boolean) => field.onChange(checked),
    ...(message ? { error: message } : {}),
  };
}

export function useFormChecks(name: string) {
  const { field, fieldState } = useController({ name });
  const message = fieldState.error?.message;
  return {
    value: Array.isArray(field.value) ? (field.value as string[]) : [],
    onValueChange: (value: string[]) => field.onChange(value),
    ...(message ? { error: message } : {}),
  };
}
