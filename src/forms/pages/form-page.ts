import * as v from 'valibot';
import { PAGE_PARAMETER } from '../../shell/navigation/leave-guard';
import { fieldId } from '../../ui/field-id';

export interface FormPage<Id extends string = string> {
  readonly id: Id;
  /** The page's h1, or an h2 on the first page; omitted if groups have headings. */
  readonly heading?: string;
  readonly hint?: string | undefined;
  readonly fields: readonly string[];
}

/** URL name of the review page. */
export const CHECK = 'check';

/** Null if there is none. */
export function pageOfSearch(search: string): string | null {
  return new URLSearchParams(search).get(PAGE_PARAMETER);
}

/** Null: the first page. */
export function searchOfPage(search: string, page: string | null): string {
  const parameters = new URLSearchParams(search);
  if (page === null) parameters.delete(PAGE_PARAMETER);
  else parameters.set(PAGE_PARAMETER, page);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** Names of fields with invalid answers. */
export function fieldsAtFault<Input>(
  schema: v.GenericSchema<Input, unknown>,
  values: unknown,
): ReadonlySet<string> {
  const { issues = [] } = v.safeParse(schema, values);
  return new Set(issues.map(({ path }) => String(path?.[0].key)));
}

/** Returns `asked`, or the first page before it with invalid answers. */
export function reachedPage(
  pages: readonly Pick<FormPage, 'fields'>[],
  atFault: ReadonlySet<string>,
  asked: number,
): number {
  const open = pages.findIndex(({ fields }) => fields.some((name) => atFault.has(name)));
  return open === -1 ? asked : Math.min(open, asked);
}

/** Also controls of a field's parts. */
export function isControlOf(fields: readonly string[], id: string): boolean {
  return fields.map(fieldId).some((field) => id === field || id.startsWith(`${field}-`));
}
