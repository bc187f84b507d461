import { useController } from 'react-hook-form';

/** Props that a form field supplies to its control; the screen supplies the rest. */
export type Supplied =
  | 'value'
  | 'onValueChange'
  | 'error'
  | 'inputRef'
  | 'checked'
  | 'onCheckedChange';

/** Value, change handler and message of a text or choice of the surrounding form. */
export function useFormText(name: string) {
  const { field, fieldState } = useController({ name });
  const message = fieldState.error?.message;
  return {
    value: typeof field.value === 'string' ? field.value : '',
    onValueChange: (value: string) => field.onChange(value),
    ...(message ? { error: message } : {}),
  };
}

/** Value, change handler and message of a checkbox. */
export function useFormCheck(name: string) {
  const { field, fieldState } = useController({ name });
  const message = fieldState.error?.message;
  return {
    checked: field.value === true,
    onCheckedChange: (checked: boolean) => field.onChange(checked),
    ...(message ? { error: message } : {}),
  };
}

/** Values, change handler and message of a group of checkboxes. */
export function useFormChecks(name: string) {
  const { field, fieldState } = useController({ name });
  const message = fieldState.error?.message;
  return {
    value: Array.isArray(field.value) ? (field.value as string[]) : [],
    onValueChange: (value: string[]) => field.onChange(value),
    ...(message ? { error: message } : {}),
  };
}
