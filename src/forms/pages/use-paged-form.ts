import { useEffect, useRef, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useLocation, useSearch } from 'wouter';
import * as v from 'valibot';
import { focusHeading } from '../../ui/focus-heading';
import { usePortalForm, type PortalForm } from '../use-portal-form';
import {
  CHECK,
  fieldsAtFault,
  isControlOf,
  pageOfSearch,
  reachedPage,
  searchOfPage,
  type FormPage,
} from './form-page';
import { portalPath } from '../../catalogue/folder';

/** Where one is in a form of several pages. */
export interface FormPages<Id extends string, Output> {
  /** The page that is shown; null while the answers are checked. */
  readonly page: FormPage<Id> | null;
  /** Counts from 1. */
  readonly number: number;
  readonly of: number;
  /** The answers as they would be sent, while they are checked. */
  readonly checked: Output | null;
  /** To a page, to change what it says, and back to the check after it. */
  change(id: Id): void;
  /** To the first page, to look through all of it. */
  begin(): void;
  /** To the page before; null on the first. */
  readonly back: (() => void) | null;
}

export interface PagedForm<Input extends FieldValues, Output, Id extends string> extends PortalForm<
  Input,
  Output
> {
  readonly pages: FormPages<Id, Output>;
}

/** What the entry of the history says of how one came to a page. */
interface Arrival {
  /** From another page of the form, so that Back leads there. */
  readonly within?: true;
  /** To change an answer: afterwards one is led back to the check. */
  readonly changes?: true;
}

function arrival(): Arrival {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

/**
 * A form that asks for one group at a time. Its pages are steps within the path of the screen, named by
 * the address, so that Back, Forward, a reload and signing in again keep the place; what was typed stays
 * in the one form. Nobody gets past a page whose answers are not right. After several pages the answers
 * are checked before they are sent; where `checks` is false the last page sends them.
 */
export function usePagedForm<
  Input extends FieldValues,
  Output extends FieldValues,
  Id extends string,
>(options: {
  readonly schema: v.GenericSchema<Input, Output>;
  readonly defaultValues: DefaultValues<Input>;
  readonly pages: readonly FormPage<Id>[];
  readonly checks?: boolean;
  /** The page to begin with where the address names none. */
  readonly start?: Id | undefined;
  onSubmit(values: Output): void | Promise<void>;
}): PagedForm<Input, Output, Id> {
  const { schema, pages, checks = true } = options;
  const [path, navigate] = useLocation();
  const search = useSearch();
  const names: readonly string[] = [
    ...pages.map(({ id }) => id),
    ...(pages.length === 1 || !checks ? [] : [CHECK]),
  ];
  const last = names.length - 1;

  const shown = useRef(0);
  const refused = useRef<readonly { readonly name: string; readonly message: string }[]>([]);
  const checksOnArrival = useRef(false);
  const portalForm = usePortalForm({
    schema,
    defaultValues: options.defaultValues,
    onSubmit: (values) => {
      refused.current = [];
      return options.onSubmit(values);
    },
    part: {
      fields: () => (shown.current === last ? null : (pages[shown.current]?.fields ?? null)),
      passed: () => goOn(),
      failed: () => go(last, { changes: true }),
    },
  });
  const { form } = portalForm;

  // To the first one gets with any answers: nothing is checked before it is drawn.
  const reach = (asked: number): number =>
    asked === 0 ? 0 : reachedPage(pages, fieldsAtFault(schema, form.getValues()), asked);
  const numberOf = (name: string | null): number =>
    Math.max(0, name === null ? 0 : names.indexOf(name));
  const address = (number: number): string =>
    path + searchOfPage(search, number === 0 ? null : (names[number] ?? null));

  const named = pageOfSearch(search);
  const asked = numberOf(named);
  const [place, setPlace] = useState(() => ({
    asked,
    shown: reach(numberOf(named ?? options.start ?? null)),
  }));
  if (place.asked !== asked) setPlace({ asked, shown: reach(asked) });
  shown.current = place.shown;
  const current = place.shown;

  useEffect(() => {
    if (current === asked) return;
    // What stands before it in the history is no longer the page before it.
    navigate(address(current), { replace: true, state: { ...arrival(), within: false } });
  });

  const move = (number: number, state: Arrival): void => {
    const to = address(number);
    if (number === current) arrived.current();
    else if (to !== portalPath(window.location.pathname) + window.location.search) {
      navigate(to, { state: { ...state, within: true } });
    }
  };
  /** To a page, or to an earlier one that has to be put right first: that one then says why. */
  const go = (number: number, state: Arrival = {}): void => {
    const reached = reach(number);
    checksOnArrival.current = reached !== number;
    move(reached, state);
  };
  const pageOf = (field: string): number =>
    pages.findIndex(({ fields }) => fields.includes(field.split('.')[0] ?? ''));
  /** To the first page at which the server refused something. */
  const goToRefused = (): void => {
    const first = Math.min(...refused.current.map(({ name }) => pageOf(name)));
    move(first === -1 ? current : first, { changes: true });
  };
  const goOn = (): void => {
    refused.current = refused.current.filter(({ name }) => pageOf(name) !== current);
    if (refused.current.length > 0) goToRefused();
    else if (arrival().changes === true) go(last, { changes: true });
    else go(current + 1);
  };

  const arrived = useRef<() => void>(() => undefined);
  arrived.current = () => {
    const own = refused.current.filter(({ name }) => [-1, current].includes(pageOf(name)));
    for (const { name, message } of own) portalForm.fail(name, message);
    if (checksOnArrival.current && own.length === 0) portalForm.check();
    checksOnArrival.current = false;
  };
  // Several can be refused at once: they are known when the page is drawn again.
  const [refusals, setRefusals] = useState(0);
  const handled = useRef(0);
  useEffect(() => {
    if (handled.current === refusals) return;
    handled.current = refusals;
    goToRefused();
  });
  const before = useRef(current);
  useEffect(() => {
    if (before.current === current) return;
    before.current = current;
    window.scrollTo({ top: 0 });
    focusHeading();
    arrived.current();
  }, [current]);

  const page = pages[current] ?? null;
  const elsewhere = pages.filter((other) => other !== page).flatMap(({ fields }) => fields);
  const output = page === null ? v.safeParse(schema, form.getValues()) : null;
  // What was sent stays there to be read until what follows is shown, though a secret of it is emptied by then.
  const sent = useRef<Output | null>(null);
  if (output?.success === true) sent.current = output.output;
  const rest = portalForm.submitting ? sent.current : null;
  return {
    ...portalForm,
    errors: portalForm.errors.filter(({ id }) => !isControlOf(elsewhere, id)),
    fail: (name, message) => {
      refused.current = [...refused.current, { name, message }];
      setRefusals(refusals + 1);
    },
    pages: {
      page,
      number: current + 1,
      of: names.length,
      checked: output?.success === true ? output.output : rest,
      begin: () => {
        if (current === 0) focusHeading();
        else move(0, {});
      },
      change: (id) => go(numberOf(id), { changes: true }),
      back:
        current === 0
          ? null
          : () => {
              if (arrival().within === true) window.history.back();
              else navigate(address(current - 1), { replace: true });
            },
    },
  };
}
