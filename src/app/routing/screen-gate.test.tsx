// @vitest-environment jsdom
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../catalogue/routes';
import { BrandContext, type CurrentBrand } from '../../domain/program/use-brand';
import { loadBrand } from '../../programs/registry';
import { createDataClient } from '../../services/data/data-client';
import { restoreApi, stubApi, USER } from '../../services/data/testing/stub-api';
import { storeSession } from '../../services/session/session';
import { ApplicantProvider } from '../../services/data/use-applicant';
import { ScreenGate } from './screen-gate';

let root: Root;
let brand: CurrentBrand;

const DETAILS = {
  __typename: 'User',
  id: 'usr_0001',
  incomeSources: [],
  signInMethod: 'SMS',
  creditApplication: null,
};

function answerWith(user: unknown, details: unknown): void {
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const { operationName } = JSON.parse(String(init.body)) as { operationName: string };
    const body = operationName === 'currentUser' ? user : details;
    return new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  });
}

const text = (): string => document.body.textContent ?? '';
const shown = (): string | undefined => document.querySelector('h1')?.textContent;

async function show(path = '/app/homelight/offer'): Promise<void> {
  const client = createDataClient();
  await act(async () => {
    root.render(
      <BrandContext value={brand}>
        <ApolloProvider client={client}>
          <ApplicantProvider>
            <ScreenGate route={findRoute(path) ?? null} />
          </ApplicantProvider>
        </ApolloProvider>
      </BrandContext>,
    );
  });
  await act(() => vi.advanceTimersByTimeAsync(1000));
}

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  brand = { ...(await loadBrand('home_light')), id: 'home_light' };
  stubApi();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/app/homelight/offer');
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  restoreApi();
});

const failed = [{ message: 'Timed out', path: ['currentUser', 'creditApplication'] }];

test.each([
  ['no application, with an error', { data: { currentUser: DETAILS }, errors: failed }],
  ['no user', { data: { currentUser: null } }],
  ['no data', { data: null }],
  ['a list', []],
  ['errors without words', { data: null, errors: [{}] }],
  ['an unknown sign-in', { data: { currentUser: { ...DETAILS, signInMethod: 'FAX' } } }],
])('%s shows an error with a retry instead of a new start', async (_, details) => {
  answerWith({ data: { currentUser: USER } }, details);
  await show();
  // One heading and button; the document title names the intended screen.
  expect(shown()).toBe('We can’t load this right now');
  expect(document.title).toMatch(/^Your offer/);
  expect(document.querySelector('h1')?.parentElement?.textContent).toBe(
    'Your offerWe can’t load this right nowSomething went wrong on our side. Your information is saved.Try Again',
  );
  expect(window.location.pathname).toBe('/app/homelight/offer');
});

test.each(['/app/homelight/status/credit-denied', '/app/homelight/congratulations', '/app'])(
  "an application that couldn't be read is not described: %s",
  async (path) => {
    answerWith({ data: {} }, { data: {} });
    await show(path);
    expect(shown()).toBe('We can’t load this right now');
    expect(document.title).toMatch(/^My application/);
  },
);

test('an ended session stops waiting, and a new session reads again', async () => {
  const unauthorized = { errors: [{ message: 'Unauthorized' }] };
  answerWith(unauthorized, unauthorized);
  await show();
  expect(text()).toContain('Sign in again to continue.');
  // A placeholder starts at the top, regardless of the previous scroll position.
  expect(window.scrollTo).toHaveBeenCalledWith({ top: 0 });
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(text()).not.toContain('taking longer');

  answerWith({ data: { currentUser: USER } }, { data: { currentUser: null } });
  await act(async () => storeSession({ accessToken: 'token-2', expiresIn: 600 }));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(text()).toContain('We can’t load this right now');
});
