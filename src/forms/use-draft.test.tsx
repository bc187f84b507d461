// @vitest-environment jsdom
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { createDataClient } from '../services/data/data-client';
import { draftStore } from '../services/draft/draft-store';
import {
  answer,
  restoreApi,
  settle,
  stubApi,
  type Answer,
} from '../services/data/testing/stub-api';
import { installClock } from '../services/clock';
import { isAuthenticated, storeSession } from '../services/session/session';
import { signOut } from '../services/session/sign-out';
import { ScreenContext } from '../shell/screen/screen-context';
import { SECRET_FIELDS, useDraft, useStoredDraft } from './use-draft';

vi.mock('../services/session/identity-client', () => ({
  identityClient: () => Promise.resolve({ logout: () => undefined }),
}));

const user = (draft: unknown) =>
  answer(200, { data: { currentUser: { __typename: 'User', id: 'usr_1', draft } } });

afterEach(restoreApi);

const SECRETS = Object.fromEntries(SECRET_FIELDS.map((name) => [name, '666123456']));

test('a draft contains no secrets', () => {
  expect(SECRET_FIELDS.toSorted()).toEqual([
    'accountNumber',
    'cardNumber',
    'code',
    'routingNumber',
    'securityCode',
    'taxId',
  ]);
});

/** `given`: the account's draft. */
async function openForm(given: Answer) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const api = stubApi();
  sessionStorage.clear();
  api.answers = [given];
  let typed = (): void => undefined;
  let forget = (): void => undefined;
  const form = {
    getValues: () => ({
      ...SECRETS,
      accountName: '4242 4242 4242 4242',
      address: { line: '666-12-3456' },
      confirmed: true,
      city: 'Astoria',
    }),
    watch: (changed: () => void) => {
      typed = changed;
      return { unsubscribe: () => undefined };
    },
  };
  function Page() {
    const { ready } = useStoredDraft('usr_1');
    forget = useDraft({ form, userId: 'usr_1', omit: ['confirmed'] });
    return ready;
  }
  const root = createRoot(document.createElement('div'));
  const client = createDataClient();
  await act(async () =>
    root.render(
      <ApolloProvider client={client}>
        <ScreenContext value={{ id: 'offer', flow: 'home' }}>
          <Page />
        </ScreenContext>
      </ApolloProvider>,
    ),
  );
  await act(() => vi.advanceTimersByTimeAsync(1000));
  const names = () =>
    api.requests.map(({ body }) => (body as { operationName: string }).operationName);
  return {
    api,
    saves: () => names().filter((name) => name === 'saveDraft').length,
    typeIn: () => typed(),
    forget: () => forget(),
    leave: () => act(() => root.unmount()),
  };
}

test.each([
  ['was none', user(null), 1],
  ['could not be read', answer(200, { data: {} }), 0],
])("input is saved where the account's draft %s", async (_, given, saved) => {
  const { api, saves, typeIn, leave } = await openForm(given);
  typeIn();
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(draftStore('usr_1', 'offer').read()).toEqual({ city: 'Astoria' });
  expect(saves()).toBe(saved);
  expect(JSON.stringify(api.requests)).not.toMatch(/666123456|4242|666-12-3456/);
  leave();
});

test('leaving a page saves recent input once', async () => {
  const { saves, typeIn, leave } = await openForm(user(null));
  typeIn();
  await act(async () => {
    window.dispatchEvent(new Event('pagehide'));
    await vi.advanceTimersByTimeAsync(100);
  });
  expect(saves()).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(5000));
  leave();
  expect(saves()).toBe(1);
});

test('signing out saves recent input once while there is a session', async () => {
  const { api, saves, typeIn, leave } = await openForm(user(null));
  installClock(() => Date.now());
  storeSession({ accessToken: 'token-1', expiresIn: 60 });
  typeIn();
  await act(() => settle(signOut()));
  expect(saves()).toBe(1);
  expect(api.requests.at(-1)?.headers.get('authorization')).toBe('Bearer token-1');
  expect(isAuthenticated()).toBe(false);
  leave();
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(saves()).toBe(1);
});

test("an account that doesn't respond doesn't block signing out", async () => {
  const { api, typeIn, leave } = await openForm(user(null));
  installClock(() => Date.now());
  storeSession({ accessToken: 'token-1', expiresIn: 60 });
  api.answers = [() => new Promise(() => undefined)];
  typeIn();
  void signOut();
  await act(() => vi.advanceTimersByTimeAsync(900));
  expect(isAuthenticated()).toBe(true);
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(isAuthenticated()).toBe(false);
  leave();
});

test("a submitted form's draft is deleted in the tab immediately and in the account on leaving", async () => {
  const { api, saves, typeIn, forget, leave } = await openForm(user(null));
  typeIn();
  forget();
  expect(draftStore('usr_1', 'offer').read()).toBeNull();
  leave();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(saves()).toBe(1);
  expect(api.requests.at(-1)?.body).toMatchObject({
    variables: { screen: 'offer', answers: null },
  });
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(saves()).toBe(1);
});

test("a submitted form's draft is deleted in the account even if it stays on screen", async () => {
  const { api, saves, forget, leave } = await openForm(user(null));
  forget();
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(saves()).toBe(1);
  expect(api.requests.at(-1)?.body).toMatchObject({ variables: { answers: null } });
  leave();
});
