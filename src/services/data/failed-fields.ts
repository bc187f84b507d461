import { atom, getDefaultStore } from 'jotai';
import { ANSWER_OBJECTS } from '../../contract/generated/answer-types';
import type { AnswerError } from './read-errors';

type Fields = Readonly<Record<string, unknown>>;

const NONE: ReadonlySet<string> = new Set();

/**
 * Fields that the data API couldn't read, as `Type.field`: their null means unknown. A later
 * response without the error removes them.
 */
export const failedFieldsAtom = atom<ReadonlySet<string>>(NONE);

/** Without them the applicant is unknown: null would mean a new one. */
export const INDISPENSABLE = ['Query.currentUser', 'User.creditApplication'] as const;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Calls `visit` with `Type.field` and its value. */
function visitFields(
  type: string,
  value: unknown,
  visit: (field: string, value: unknown) => void,
): void {
  if (Array.isArray(value)) {
    for (const entry of value) visitFields(type, entry, visit);
    return;
  }
  if (!isFields(value)) return;
  for (const [name, inner] of Object.entries(value)) {
    const innerType = ANSWER_OBJECTS[type]?.[name];
    if (innerType === undefined) continue;
    visit(`${type}.${name}`, inner);
    visitFields(innerType.replaceAll(/[[\]!]/g, ''), inner, visit);
  }
}

/** Written as `Type.field`. */
export function fieldsOf(data: unknown): ReadonlySet<string> {
  const fields = new Set<string>();
  visitFields('Query', data, (field) => fields.add(field));
  return fields;
}

/** Returns the null field at an error's path or above it; null if the value there is known. */
function failedAt(data: unknown, path: NonNullable<AnswerError['path']>): string | null {
  let type = 'Query';
  let field: string | null = null;
  let value = data;
  for (const key of path) {
    if (typeof key === 'string') {
      field = `${type}.${key}`;
      type = (ANSWER_OBJECTS[type]?.[key] ?? '').replaceAll(/[[\]!]/g, '');
    }
    value = (value as Readonly<Record<string | number, unknown>>)[key];
    if (value === null || value === undefined) return field;
    if (typeof value !== 'object') return null;
  }
  return null;
}

/** An error without a path may affect any null field. */
export function failedFields(data: unknown, errors: readonly AnswerError[]): ReadonlySet<string> {
  const failed = new Set<string>();
  for (const { path } of errors) {
    if (path === undefined || path.length === 0) {
      visitFields('Query', data, (field, value) => {
        if (value === null) failed.add(field);
      });
    } else {
      const field = failedAt(data, path);
      if (field !== null) failed.add(field);
    }
  }
  return failed;
}

/** Fields of the data that aren't in `failed` count as known again. */
export function noteFailedFields(data: unknown, failed: ReadonlySet<string> = NONE): void {
  const store = getDefaultStore();
  const before = store.get(failedFieldsAtom);
  if (before.size === 0 && failed.size === 0) return;
  const known = fieldsOf(data);
  store.set(
    failedFieldsAtom,
    new Set([...[...before].filter((field) => !known.has(field)), ...failed]),
  );
}

/** Call if another person signs in or the user retries. */
export function forgetFailedFields(): void {
  getDefaultStore().set(failedFieldsAtom, NONE);
}
