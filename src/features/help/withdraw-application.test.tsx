// @vitest-environment jsdom
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDataClient } from '../../services/data/data-client';
import { answer, restoreApi, stubApi } from '../../services/data/testing/stub-api';
import { ApplicantProvider } from '../../services/data/use-applicant';
import { clearSession, storeSession } from '../../services/session/session';
import { WithdrawApplication } from './withdraw-application';

let root: Root;
let place: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const { answers } = stubApi();
  const broken = answer(200, { data: null, errors: [{ message: 'Not now' }] });
  answers.push(...Array.from({ length: 20 }, () => broken));
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  clearSession();
  restoreApi();
});

test.each([
  ['somebody signed in', true, 'We can’t load this right now'],
  ['a visitor', false, 'You don’t have an open application.'],
])(
  "if the application of %s can't be read, nothing is claimed about it",
  async (_, isSignedIn, said) => {
    if (isSignedIn) storeSession({ accessToken: 'token', expiresIn: 600 });
    await act(async () =>
      root.render(
        <ApolloProvider client={createDataClient()}>
          {isSignedIn ? (
            <ApplicantProvider>
              <WithdrawApplication />
            </ApplicantProvider>
          ) : (
            <WithdrawApplication />
          )}
        </ApolloProvider>,
      ),
    );
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(place.textContent).toContain(said);
  },
);
