import { Refusal } from '../../rules/refusal';

/** Returns the code, field and details of a refusal; null if nothing is refused. */
export function refusalOf(act: () => unknown): Record<string, unknown> | null {
  try {
    act();
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { code: error.code, ...error.details, message: error.message };
  }
}

/** A refusal of one field. */
export const invalid = (field: string, message: string) => ({
  code: 'FIELD_INVALID',
  field,
  message,
});
