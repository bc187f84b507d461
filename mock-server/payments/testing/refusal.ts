import { GraphQLError } from 'graphql';
import { TransitionRefused } from '../../lifecycle/transition-refused';

/** What a refusal says: code, field and whatever else; null when nothing is refused. */
export function refusal(act: () => unknown): Record<string, unknown> | null {
  try {
    act();
    return null;
  } catch (error) {
    if (error instanceof TransitionRefused) return { code: error.code };
    if (!(error instanceof GraphQLError)) throw error;
    return { ...error.extensions, message: error.message };
  }
}

/** A refusal of one field. */
export const invalid = (field: string, message: string) => ({
  code: 'FIELD_INVALID',
  field,
  message,
});
