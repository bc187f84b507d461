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
import { holdsSecretNumber } from '../catalogue/secret-numbers';
import { DraftDocument, SaveDraftDocument } from '../contract/generated/documents';
import { draftStore, type DraftAnswers } from '../services/draft/draft-store';
import { noteDraft } from '../services/draft/due-drafts';
import { useRead } from '../services/data/use-read';
import { useCurrentScreen } from '../shell/screen/screen-context';

/** What is to be sent to the account. */
interface Due {
  readonly timer: number;
  /** Null deletes the draft. */
  answers(): string | null;
}

/** How long after the last key the answers are sent to be kept, ms. */
const SAVE_DELAY = 1500;

/** Whether what is typed is kept; false in a demo. */
export const KeepsDraftsContext = createContext(true);

/** The drafts of the account that could not be read: what is typed now must not take their place there. */
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
 * Where a draft is stored. In the tab and with the account: the account has room for one draft per screen,
 * so it is named after the screen. In the tab only: for a visitor, or for one of several forms of a
 * screen, with a name of its own.
 */
export type DraftPlace =
  | { readonly tabOnly?: boolean; readonly name?: never }
  | { readonly tabOnly: true; readonly name: string };

/**
 * The saved draft of this screen, from this tab or, in a new tab, from the account. `ready` is false until
 * that is known; show the form only then.
 */
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

/** The part of react-hook-form that saving a draft needs, independent of the form's output type. */
interface KeptForm {
  readonly getValues: () => object;
  readonly watch: (changed: () => void) => { unsubscribe(): void };
}

/**
 * Saves what is typed: in the tab at once, on the server when typing pauses, the page is left or somebody signs out. `omit`
 * names fields that are not saved. Fields of {@link SECRET_FIELDS}, and answers that look like a tax ID or a card number, never are. Returns a function that deletes the draft: in the tab at once.
 */
export function useKeepDraft(
  options: DraftPlace & {
    readonly form: KeptForm;
    readonly userId: string;
    readonly omit?: readonly string[];
    /** Answers of another form of the screen, saved along with this one. */
    readonly beside?: DraftAnswers;
  },
): () => void {
  const { userId, omit = [], tabOnly = false, beside } = options;
  const { getValues, watch } = options.form;
  const { id } = useCurrentScreen();
  const screen = options.name ?? id;
  const keeps = useContext(KeepsDraftsContext);
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

  /** Sends what is due, if anything; resolves once nothing is on its way any more. */
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
    const kept = (): DraftAnswers => {
      const names = new Set<string>([...SECRET_FIELDS, ...omitted.split(' ')]);
      const own = Object.entries(getValues()).filter(
        ([name, value]) => !names.has(name) && !holdsSecretNumber(JSON.stringify(value) ?? ''),
      );
      return { ...others.current, ...Object.fromEntries(own) };
    };
    const { unsubscribe } = watch(() => {
      store.write(kept());
      sendLater(() => JSON.stringify(kept()));
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

/** Fields of any form that drafts never contain, because they allow identity theft or payments. */
export const SECRET_FIELDS = [
  'taxId',
  'routingNumber',
  'accountNumber',
  'cardNumber',
  'securityCode',
  'code',
] as const;

export type SecretField = (typeof SECRET_FIELDS)[number];
