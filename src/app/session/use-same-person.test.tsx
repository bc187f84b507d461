// @vitest-environment jsdom
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { CurrentUserDocument } from '../../contract/generated/documents';
import { createDataClient } from '../../services/data/data-client';
import { answer, restoreApi, stubApi, USER } from '../../services/data/testing/stub-api';
import { clearSession, followSession, storeSession } from '../../services/session/session';
import { useSamePerson } from './use-same-person';

test('a page with a new session checks the user, and reloads for another one', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const api = stubApi();
  const stop = followSession();
  const reload = vi.fn<() => void>();
  storeSession({ accessToken: 'token-1', expiresIn: 600 });
  const noRefetch = () => Promise.resolve();
  function Page() {
    const { data } = useQuery(CurrentUserDocument);
    useSamePerson(data?.currentUser?.id ?? null, noRefetch, reload);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const client = createDataClient();
  await act(async () =>
    root.render(
      <ApolloProvider client={client}>
        <Page />
      </ApolloProvider>,
    ),
  );
  const settled = () => act(() => vi.advanceTimersByTimeAsync(1000));
  await settled();
  expect(api.requests).toHaveLength(1);

  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await settled();
  expect(api.requests).toHaveLength(2);
  expect(reload).not.toHaveBeenCalled();

  api.answers = [answer(200, { data: { currentUser: { ...USER, id: 'usr_0002' } } })];
  localStorage.setItem('access_token', 'token-2');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'access_token' })));
  await settled();
  expect(reload).toHaveBeenCalledOnce();

  act(clearSession);
  expect(reload).toHaveBeenCalledOnce();
  expect(document.body.hidden).toBe(false);
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(reload).toHaveBeenCalledTimes(2);
  expect(document.body.hidden).toBe(true);
  act(() => root.unmount());
  stop();
  restoreApi();
});
