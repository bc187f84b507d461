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

export interface FormPages<Id extends string, Output> {
  /** Null on the review. */
  readonly page: FormPage<Id> | null;
  /** Page within the form, from 0. */
  readonly index: number;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Progress, from 1. Changing an answer doesn't set it back. */
  readonly number: number;
  readonly of: number;
  readonly checked: Output | null;
  /** Opens a page from the review, and returns to it. */
  change(id: Id): void;
  /** Opens the first page, to go through all of them. */
  begin(): void;
  /** Null on the first page. */
  readonly back: (() => void) | null;
}

export interface PagedForm<Input extends FieldValues, Output, Id extends string> extends PortalForm<
  Input,
  Output
> {
  readonly pages: FormPages<Id, Output>;
}

/** In the history state. */
interface Arrival {
  /** Came from another page of the form, so Back returns there. */
  readonly within?: true;
  /** Came to change an answer, then returns to the review. */
  readonly changes?: true;
}

function arrival(): Arrival {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null ? state : {};
}

/**
 * The URL names the page, so that Back, Forward, a reload and a new sign-in keep it; the input is
 * in one form. Users can't skip a page with invalid answers. Several pages end with a review,
 * unless `checks` is false.
 */
export function usePagedForm<
  Input extends FieldValues,
  Output extends FieldValues,
  Id extends string,
>(options: {
  readonly schema: v.GenericSchema<Input, Output>;
  readonly defaultValues: DefaultValues<Input>;
  readonly pages: readonly FormPage<Id>[];
  /** Pages on file: the user confirms them in the review, and opens them only to change them. */
  known?(values: Input): readonly Id[];
  readonly checks?: boolean;
  readonly start?: Id | undefined;
  onSubmit(values: Output): void | Promise<void>;
}): PagedForm<Input, Output, Id> {
  const { schema, pages, checks = true, known } = options;
  const [path, navigate] = useLocation();
  const search = useSearch();
  const names: readonly string[] = [
    ...pages.map(({ id }) => id),
    ...(pages.length === 1 || !checks ? [] : [CHECK]),
  ];
  const last = names.length - 1;
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
  const skipped: readonly string[] = known?.(form.getValues()) ?? [];
  /** Pages that are shown one after the other. */
  const order = names.flatMap((name, number) => (skipped.includes(name) ? [] : [number]));
  const first = order[0] ?? last;
  const numberOf = (name: string | null): number => {
    const number = name === null ? -1 : names.indexOf(name);
    return number === -1 ? first : number;
  };
  const address = (number: number): string =>
    path + searchOfPage(search, number === first ? null : (names[number] ?? null));
  const pageOf = (field: string): number =>
    pages.findIndex(({ fields }) => fields.includes(fieldOf(field)));
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
  /** Opens a page, or an earlier one with invalid answers, which shows its errors. */
  const go = (number: number, arrived: Arrival = {}): void => {
    const reached = reach(number);
    if (reached !== number) dispatch({ type: 'sent back', to: reached });
    if (reached !== current) move(reached, arrived);
  };
  const goOn = (): void => {
    dispatch({ type: 'page passed', elsewhere });
    if (refused.some(({ name }) => elsewhere.includes(fieldOf(name)))) return;
    if (arrival().changes === true) go(last, { changes: true });
    else go(order.find((number) => number > current) ?? last);
  };

  const correctAddress = useEffectEvent((shown: number) => {
    // The previous history entry is no longer the previous page.
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
  // Shows the submitted answers until the next screen appears: the tax ID is already cleared.
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
      index: current,
      isFirst: current === first,
      isLast: current === last,
      number: order.includes(current) ? order.indexOf(current) + 1 : order.length,
      of: order.length,
      checked: output?.success === true ? output.output : rest,
      begin: () => {
        if (current === first) focusHeading();
        else move(first, {});
      },
      change: (id) => go(numberOf(id), { changes: true }),
      back:
        current === first
          ? null
          : () => {
              if (arrival().within === true) {
                leaveOverlayEntry(() => window.history.back());
                return;
              }
              const previous = order.findLast((number) => number < current) ?? last;
              navigate(address(previous), { replace: true });
            },
    },
  };
}
