import { useApolloClient } from '@apollo/client/react';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { containsSecretNumber } from '../catalogue/secret-numbers';
import { DraftDocument, SaveDraftDocument } from '../contract/generated/documents';
import { draftStore, type DraftAnswers } from '../services/draft/draft-store';
import { noteDraft } from '../services/draft/due-drafts';
import { useRead } from '../services/data/use-read';
import { useCurrentScreen } from '../shell/screen/screen-context';

interface Due {
  readonly timer: number;
  /** Null deletes the draft. */
  answers(): string | null;
}

/** Delay after the last input, ms. */
const SAVE_DELAY = 1500;

/** False in a demo. */
export const StoresDraftsContext = createContext(true);

/** Drafts that the account couldn't return: don't overwrite them there. */
const unread = new Set<string>();

function parseAnswers(text: string | null | undefined): DraftAnswers | null {
  if (!text) return null;
  try {
    const answers: unknown = JSON.parse(text);
    return typeof answers === 'object' && answers !== null && !Array.isArray(answers)
      ? (answers as DraftAnswers)
      : null;
  } catch {
    return null;
  }
}

/**
 * In tab and account: one draft per screen, with its name. Only in the tab: for visitors, or for
 * one of several forms of a screen, with a separate name.
 */
export type DraftPlace =
  | { readonly tabOnly?: boolean; readonly name?: never }
  | { readonly tabOnly: true; readonly name: string };

/** Reads this tab, or in a new tab the account. Show the form only once `ready` is true. */
export function useStoredDraft(
  userId: string,
  { tabOnly = false, name }: DraftPlace = {},
): {
  readonly ready: boolean;
  readonly answers: DraftAnswers | null;
} {
  const { id } = useCurrentScreen();
  const screen = name ?? id;
  const inTab = useMemo(() => draftStore(userId, screen).read(), [userId, screen]);
  const { value, loading, problem } = useRead(DraftDocument, {
    select: ({ currentUser }) => currentUser,
    variables: { screen },
    fetchPolicy: 'network-only',
    skip: inTab !== null || tabOnly,
  });
  const place = `${userId}:${screen}`;
  useEffect(() => {
    if (value !== null) unread.delete(place);
    else if (problem !== null) unread.add(place);
  }, [place, value, problem]);
  if (inTab !== null || tabOnly) return { ready: true, answers: inTab };
  return { ready: !loading, answers: parseAnswers(value?.draft?.answers) };
}

/** Part of react-hook-form, independent of the form's output. */
interface DraftForm {
  readonly getValues: () => object;
  readonly watch: (changed: () => void) => { unsubscribe(): void };
}

/**
 * Saves input: in the tab immediately, on the server when typing pauses, the page is left or the
 * user signs out. Never saves `omit`, {@link SECRET_FIELDS}, or answers that look like a tax ID or
 * card number. Returns a function that deletes the draft.
 */
export function useDraft(
  options: DraftPlace & {
    readonly form: DraftForm;
    readonly userId: string;
    readonly omit?: readonly string[];
    /** Input of another form of the screen, saved with this one. */
    readonly beside?: DraftAnswers;
  },
): () => void {
  const { userId, omit = [], tabOnly = false, beside } = options;
  const { getValues, watch } = options.form;
  const { id } = useCurrentScreen();
  const screen = options.name ?? id;
  const keeps = useContext(StoresDraftsContext);
  const client = useApolloClient();
  const due = useRef<Due | null>(null);
  const sending = useRef<Promise<void>>(undefined);
  const omitted = omit.join(' ');
  const others = useRef(beside ?? {});
  useLayoutEffect(() => {
    others.current = beside ?? {};
  });

  const send = useCallback(
    async (answers: string | null) => {
      if (tabOnly || (answers !== null && unread.has(`${userId}:${screen}`))) return;
      await client
        .mutate({ mutation: SaveDraftDocument, variables: { screen, answers } })
        .catch(() => undefined);
    },
    [client, screen, tabOnly, userId],
  );

  /** Resolves once no request is running. */
  const flush = useCallback(
    async function sendNow(): Promise<void> {
      if (due.current !== null) {
        const { timer, answers } = due.current;
        window.clearTimeout(timer);
        due.current = null;
        sending.current = send(answers());
      }
      await sending.current;
      noteDraft(sendNow, due.current !== null);
    },
    [send],
  );

  const sendLater = useCallback(
    (answers: () => string | null) => {
      if (due.current !== null) window.clearTimeout(due.current.timer);
      due.current = { answers, timer: window.setTimeout(flush, SAVE_DELAY) };
      noteDraft(flush, true);
    },
    [flush],
  );

  useEffect(() => {
    if (!keeps) return undefined;
    const store = draftStore(userId, screen);
    const savedAnswers = (): DraftAnswers => {
      const names = new Set<string>([...SECRET_FIELDS, ...omitted.split(' ')]);
      const own = Object.entries(getValues()).filter(
        ([name, value]) => !names.has(name) && !containsSecretNumber(JSON.stringify(value) ?? ''),
      );
      return { ...others.current, ...Object.fromEntries(own) };
    };
    const { unsubscribe } = watch(() => {
      store.write(savedAnswers());
      sendLater(() => JSON.stringify(savedAnswers()));
    });
    const leave = (): void => void flush();
    window.addEventListener('pagehide', leave);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', leave);
      void flush();
    };
  }, [flush, getValues, keeps, omitted, screen, sendLater, userId, watch]);

  return useCallback(() => {
    if (!keeps) return;
    const left = Object.keys(others.current).length > 0 ? others.current : null;
    const store = draftStore(userId, screen);
    if (left === null) store.remove();
    else store.write(left);
    sendLater(() => left && JSON.stringify(left));
  }, [keeps, screen, sendLater, userId]);
}

/** Never in drafts, because they allow identity theft or payments. */
export const SECRET_FIELDS = [
  'taxId',
  'routingNumber',
  'accountNumber',
  'cardNumber',
  'securityCode',
  'code',
] as const;

export type SecretField = (typeof SECRET_FIELDS)[number];
