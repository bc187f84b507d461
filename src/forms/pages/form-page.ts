import * as v from 'valibot';
import { PAGE_PARAMETER } from '../../shell/navigation/leave-guard';
import { fieldId } from '../../ui/field-id';

/** A form page: one group of questions. */
export interface FormPage<Id extends string = string> {
  /** Identifies the page in the URL. */
  readonly id: Id;
  /** The page's h1, or an h2 on the first page; omitted if its groups have headings. */
  readonly heading?: string;
  /** One sentence about the entire page. */
  readonly hint?: string | undefined;
  /** Its form fields in order. */
  readonly fields: readonly string[];
}

/** URL name of the page to review the answers before sending them. */
export const CHECK = 'check';

/** Returns the page in a query; null if there is none. */
export function pageOfSearch(search: string): string | null {
  return new URLSearchParams(search).get(PAGE_PARAMETER);
}

/** Returns the query with another page; null for the first. */
export function searchOfPage(search: string, page: string | null): string {
  const parameters = new URLSearchParams(search);
  if (page === null) parameters.delete(PAGE_PARAMETER);
  else parameters.set(PAGE_PARAMETER, page);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** Returns the names of fields with invalid answers. */
export function fieldsAtFault<Input>(
  schema: v.GenericSchema<Input, unknown>,
  values: unknown,
): ReadonlySet<string> {
  const { issues = [] } = v.safeParse(schema, values);
  return new Set(issues.map(({ path }) => String(path?.[0].key)));
}

/** Returns the first page before `asked` with invalid answers, otherwise `asked`. */
export function reachedPage(
  pages: readonly Pick<FormPage, 'fields'>[],
  atFault: ReadonlySet<string>,
  asked: number,
): number {
  const open = pages.findIndex(({ fields }) => fields.some((name) => atFault.has(name)));
  return open === -1 ? asked : Math.min(open, asked);
}

/** Whether an element is the control of a field or of its part. */
export function isControlOf(fields: readonly string[], id: string): boolean {
  return fields.map(fieldId).some((field) => id === field || id.startsWith(`${field}-`));
}
