// @vitest-environment jsdom
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../catalogue/routes';
import { BrandContext } from '../../domain/program/use-brand';
import { loadBrand } from '../../programs/registry';
import { createDataClient } from '../../services/data/data-client';
import { restoreApi, stubApi, USER } from '../../services/data/testing/stub-api';
import type { ScreenProps } from '../../shell/screen/screen-context';
import { ScreenGate } from './screen-gate';

const PATH = '/app/homelight/personal-info';

/** What the screen was given, each time it was drawn. */
const drawn: ScreenProps[] = [];

vi.mock('./signed-in-screens', () => ({
  signedInScreen: () => (props: ScreenProps) => {
    drawn.push(props);
    return <h1>Drawn</h1>;
  },
  preloadScreen: () => Promise.resolve(),
}));

const CONSENTS = {
  __typename: 'Consents',
  eSignAt: null,
  termsAt: null,
  marketingByText: false,
  marketingByEmail: false,
  statusByText: false,
};
const DETAILS = {
  __typename: 'User',
  id: USER.id,
  incomeSources: [],
  signInMethod: 'SMS',
  consents: CONSENTS,
  creditApplication: null,
};

const onFile = { USER, DETAILS };

/** Each read takes a moment of its own, so that what is drawn meanwhile is drawn by itself. */
async function answerSoon(_url: string, init: RequestInit): Promise<Response> {
  const { operationName } = JSON.parse(String(init.body)) as { operationName: string };
  const isPerson = operationName === 'currentUser';
  await new Promise((resolve) => setTimeout(resolve, isPerson ? 100 : 300));
  const currentUser = isPerson ? onFile.USER : onFile.DETAILS;
  return new Response(JSON.stringify({ data: { currentUser } }), {
    headers: { 'content-type': 'application/json' },
  });
}

afterEach(restoreApi);

test('a screen is not drawn anew while its applicant is read again, not where nothing has changed, and once with all that has', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stubApi();
  vi.stubGlobal('fetch', answerSoon);
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  const brand = { ...(await loadBrand('home_light')), id: 'home_light' as const };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <BrandContext value={brand}>
        <ApolloProvider client={createDataClient()}>
          <ScreenGate route={findRoute(PATH) ?? null} />
        </ApolloProvider>
      </BrandContext>,
    ),
  );
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(document.body.textContent).toContain('Drawn');
  const times = drawn.length;
  const again = vi.fn<() => void>();
  await act(async () => void drawn.at(-1)?.refetch().then(again));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await vi.waitFor(() => expect(again).toHaveBeenCalledTimes(1));
  expect(drawn).toHaveLength(times);

  // What changed of both comes in two answers, and is drawn once, before whoever asked has gone on for long.
  onFile.USER = { ...USER, lastName: 'Lienmann' };
  onFile.DETAILS = { ...DETAILS, signInMethod: 'EMAIL' };
  await act(async () => void drawn.at(-1)?.refetch().then(again));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await vi.waitFor(() => expect(again).toHaveBeenCalledTimes(2));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(
    drawn.slice(times).map(({ applicant }) => [applicant.user.lastName, applicant.signInMethod]),
  ).toEqual([['Lienmann', 'EMAIL']]);
  act(() => root.unmount());
});
