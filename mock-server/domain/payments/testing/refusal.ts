import { Refusal } from '../../rules/refusal';

/** Null if nothing is refused. */
export function refusalOf(act: () => unknown): Record<string, unknown> | null {
  try {
    act();
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { code: error.code, ...error.details, message: error.message };
  }
}

export const invalid = (field: string, message: string) => ({
  code: 'FIELD_INVALID',
  field,
  message,
});
