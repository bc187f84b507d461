import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useLocation, useSearch } from 'wouter';
import * as v from 'valibot';
import { focusHeading } from '../../ui/heading';
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
import {
  fieldOf,
  pagedReducer,
  type PagedAction,
  type PagedState,
  type Refusal,
} from './paged-state';
import { portalPath } from '../../catalogue/folder';
import { leaveOverlayEntry } from '../../ui/use-back-to-close';

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
  const numberOf = (name: string | null): number =>
    Math.max(0, name === null ? 0 : names.indexOf(name));
  const address = (number: number): string =>
    path + searchOfPage(search, number === 0 ? null : (names[number] ?? null));
  const pageOf = (field: string): number =>
    pages.findIndex(({ fields }) => fields.includes(fieldOf(field)));

  const portalForm = usePortalForm({
    schema,
    defaultValues: options.defaultValues,
    onSubmit: (values) => {
      dispatch({ type: 'sent', output: values });
      return options.onSubmit(values);
    },
    onInvalid: () => go(last, { changes: true }),
  });
  const { form } = portalForm;
  const reach = (number: number): number =>
    number === 0 ? 0 : reachedPage(pages, fieldsAtFault(schema, form.getValues()), number);

  const named = pageOfSearch(search);
  const asked = numberOf(named);
  const [state, dispatch] = useReducer<PagedState<Output>, null, [PagedAction<Output>]>(
    pagedReducer,
    null,
    () => ({
      asked,
      shown: reach(numberOf(named ?? options.start ?? null)),
      checks: null,
      refused: [],
      sent: null,
    }),
  );
  if (state.asked !== asked) dispatch({ type: 'address changed', asked, shown: reach(asked) });
  const { shown: current, refused } = state;
  const page = pages[current] ?? null;
  const elsewhere = pages.filter((other) => other !== page).flatMap(({ fields }) => fields);

  const move = (number: number, arrived: Arrival): void => {
    const to = address(number);
    if (to === portalPath(window.location.pathname) + window.location.search) return;
    navigate(to, { state: { ...arrived, within: true } });
  };
  /** To a page, or to an earlier one whose answers are invalid, which then shows why. */
  const go = (number: number, arrived: Arrival = {}): void => {
    const reached = reach(number);
    if (reached !== number) dispatch({ type: 'sent back', to: reached });
    if (reached !== current) move(reached, arrived);
  };
  const goOn = (): void => {
    dispatch({ type: 'page passed', elsewhere });
    if (refused.some(({ name }) => elsewhere.includes(fieldOf(name)))) return;
    if (arrival().changes === true) go(last, { changes: true });
    else go(current + 1);
  };

  const correctAddress = useEffectEvent((shown: number) => {
    // The history entry before this one is no longer the page before it.
    navigate(address(shown), { replace: true, state: { ...arrival(), within: false } });
  });
  useEffect(() => {
    if (current !== asked) correctAddress(current);
  }, [asked, current]);

  const isHere = ({ name }: Refusal): boolean => [-1, current].includes(pageOf(name));
  const showRefusals = (): void => {
    for (const { name, message } of refused.filter(isHere)) portalForm.fail(name, message);
  };
  const handleRefusals = useEffectEvent((found: readonly Refusal[]) => {
    if (found.some(isHere)) showRefusals();
    else move(Math.min(...found.map(({ name }) => pageOf(name))), { changes: true });
  });
  useEffect(() => {
    if (refused.length > 0) handleRefusals(refused);
  }, [refused]);

  const before = useRef(current);
  const arrive = useEffectEvent(() => {
    window.scrollTo({ top: 0 });
    focusHeading();
    showRefusals();
  });
  useEffect(() => {
    if (before.current !== current) arrive();
    before.current = current;
  }, [current]);
  const check = useEffectEvent(() => {
    dispatch({ type: 'checked' });
    void portalForm.check(page?.fields ?? []);
  });
  useEffect(() => {
    if (state.checks === current) check();
  }, [current, state.checks]);

  const output = page === null ? v.safeParse(schema, form.getValues()) : null;
  // Keeps showing the submitted answers until the next screen appears; the tax ID is already cleared.
  const rest = portalForm.submitting ? state.sent : null;
  return {
    ...portalForm,
    errors: portalForm.errors.filter(({ id }) => !isControlOf(elsewhere, id)),
    submit: (event) => {
      if (current === last) return portalForm.submit(event);
      event?.preventDefault();
      void portalForm.check(page?.fields ?? []).then((valid) => valid && goOn());
      return undefined;
    },
    fail: (name, message) => dispatch({ type: 'refused', name, message }),
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
              if (arrival().within === true) leaveOverlayEntry(() => window.history.back());
              else navigate(address(current - 1), { replace: true });
            },
    },
  };
}
