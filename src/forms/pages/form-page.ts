import * as v from 'valibot';
import { PAGE_PARAMETER } from '../../shell/navigation/leave-guard';
import { fieldId } from '../../ui/field-id';

/** A page of a form: one group of questions. */
export interface FormPage<Id extends string = string> {
  /** Names the page in the address. */
  readonly id: Id;
  /** The h1 of the page, and of the first page an h2; left out where its groups name themselves. */
  readonly heading?: string;
  /** One sentence about the whole page. */
  readonly hint?: string | undefined;
  /** The fields of the form that it asks for, in their order. */
  readonly fields: readonly string[];
}

/** The name, in the address, of the page on which the answers are checked before they are sent. */
export const CHECK = 'check';

/** The page that an address names; null where it names none. */
export function pageOfSearch(search: string): string | null {
  return new URLSearchParams(search).get(PAGE_PARAMETER);
}

/** The query of an address with another page in it; null for the first. */
export function searchOfPage(search: string, page: string | null): string {
  const parameters = new URLSearchParams(search);
  if (page === null) parameters.delete(PAGE_PARAMETER);
  else parameters.set(PAGE_PARAMETER, page);
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** The names of the fields whose answers break a rule. */
export function fieldsAtFault<Input>(
  schema: v.GenericSchema<Input, unknown>,
  values: unknown,
): ReadonlySet<string> {
  const { issues = [] } = v.safeParse(schema, values);
  return new Set(issues.map(({ path }) => String(path?.[0].key)));
}

/** How far one gets: the number of the first page before `asked` whose answers are not right, else `asked`. */
export function reachedPage(
  pages: readonly Pick<FormPage, 'fields'>[],
  atFault: ReadonlySet<string>,
  asked: number,
): number {
  const open = pages.findIndex(({ fields }) => fields.some((name) => atFault.has(name)));
  return open === -1 ? asked : Math.min(open, asked);
}

/** Whether an element is the control of a field, or of a part of it. */
export function isControlOf(fields: readonly string[], id: string): boolean {
  return fields.map(fieldId).some((field) => id === field || id.startsWith(`${field}-`));
}
