import { Refusal } from '../../rules/refusal';

/** What a refusal says: code, field and whatever else; null when nothing is refused. */
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
