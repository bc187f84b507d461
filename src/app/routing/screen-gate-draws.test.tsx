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
import { ApplicantProvider } from '../../services/data/use-applicant';
import { ScreenGate } from './screen-gate';

const PATH = '/app/homelight/personal-info';

const renders: ScreenProps[] = [];

vi.mock('./signed-in-screens', () => ({
  SIGNED_IN_SCREENS: new Proxy(
    {},
    {
      get: () => ({
        Component: (props: ScreenProps) => {
          renders.push(props);
          return <h1>Drawn</h1>;
        },
        preload: () => Promise.resolve(),
      }),
    },
  ),
  preloadScreenWithData: () => Promise.resolve(),
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

/** Number of reads that will fail, by operation. */
const lost: Record<string, number> = {};

/** Responses take time, so that intermediate renders are visible. */
async function answerSoon(_url: string, init: RequestInit): Promise<Response> {
  const { operationName } = JSON.parse(String(init.body)) as { operationName: string };
  const isPerson = operationName === 'currentUser';
  await new Promise((resolve) => setTimeout(resolve, isPerson ? 100 : 300));
  if ((lost[operationName] ?? 0) > 0) {
    lost[operationName] = (lost[operationName] ?? 0) - 1;
    throw new TypeError('Failed to fetch');
  }
  const currentUser = isPerson ? onFile.USER : onFile.DETAILS;
  return new Response(JSON.stringify({ data: { currentUser } }), {
    headers: { 'content-type': 'application/json' },
  });
}

afterEach(restoreApi);

/** Returns a function that renders the gate at another path. */
async function open() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stubApi();
  vi.stubGlobal('fetch', answerSoon);
  vi.spyOn(window, 'scrollTo').mockReturnValue();
  renders.length = 0;
  const brand = { ...(await loadBrand('home_light')), id: 'home_light' as const };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const client = createDataClient();
  const draw = (path: string): void =>
    root.render(
      <BrandContext value={brand}>
        <ApolloProvider client={client}>
          <ApplicantProvider>
            <ScreenGate route={findRoute(path) ?? null} />
          </ApplicantProvider>
        </ApolloProvider>
      </BrandContext>,
    );
  const at = (path: string) => act(async () => draw(path));
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  await at(PATH);
  await pass(1000);
  expect(document.body.textContent).toContain('Drawn');
  return { draw, at, pass, close: () => act(() => root.unmount()) };
}

const heading = () => document.querySelector('h1');

test('a screen re-renders once when its applicant has changed, and not otherwise', async () => {
  const { close } = await open();
  const times = renders.length;
  const again = vi.fn<() => void>();
  await act(async () => void renders.at(-1)?.refetch().then(again));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await vi.waitFor(() => expect(again).toHaveBeenCalledTimes(1));
  expect(renders).toHaveLength(times);

  // Both responses changed, but the screen renders once, before its caller continues.
  onFile.USER = { ...USER, lastName: 'Lienmann' };
  onFile.DETAILS = { ...DETAILS, signInMethod: 'EMAIL' };
  await act(async () => void renders.at(-1)?.refetch().then(again));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  await vi.waitFor(() => expect(again).toHaveBeenCalledTimes(2));
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(
    renders.slice(times).map(({ applicant }) => [applicant.user.lastName, applicant.signInMethod]),
  ).toEqual([['Lienmann', 'EMAIL']]);
  close();
});

test.each(['currentUser', 'application'])(
  'a lost read of %s is retried once without changing the screen',
  async (operation) => {
    const { pass, close } = await open();
    onFile.USER = { ...USER, lastName: operation };
    onFile.DETAILS = { ...DETAILS, signInMethod: 'EMAIL' };
    const times = renders.length;
    lost[operation] = 1;
    const again = vi.fn<() => void>();
    await act(async () => void renders.at(-1)?.refetch().then(again));
    for (let ms = 0; ms < 3000 && again.mock.calls.length === 0; ms += 50) {
      expect(heading()?.textContent).toBe('Drawn');
      await pass(50);
    }
    expect(again).toHaveBeenCalledTimes(1);
    await pass(1000);
    expect(
      renders
        .slice(times)
        .map(({ applicant }) => [applicant.user.lastName, applicant.signInMethod]),
    ).toEqual([[operation, 'EMAIL']]);
    close();
  },
);

test.each(['currentUser', 'application'])(
  "if %s can't be read after a change, the screen is replaced by a focused error with a retry",
  async (operation) => {
    const { pass, close } = await open();
    onFile.USER = { ...USER, lastName: `New ${operation}` };
    onFile.DETAILS = { ...DETAILS, signInMethod: 'SMS' };
    const times = renders.length;
    lost[operation] = 2;
    await act(async () => void renders.at(-1)?.refetch());
    await pass(5000);
    expect(heading()?.textContent).toContain('We can’t load this right now');
    expect(document.activeElement).toBe(heading());
    expect(renders).toHaveLength(times);
    const [retry] = document.querySelectorAll('main button');
    expect(retry?.textContent).toBe('Try Again');
    await act(async () => (retry as HTMLButtonElement).click());
    await pass(5000);
    expect(heading()?.textContent).toBe('Drawn');
    expect(renders.at(-1)?.applicant.user.lastName).toBe(`New ${operation}`);
    close();
  },
);

test("a step renders once: the previous screen never gets the next one's data", async () => {
  const { draw, pass, close } = await open();
  onFile.USER = { ...USER, lastName: 'Lienmann' };
  onFile.DETAILS = { ...DETAILS, signInMethod: 'EMAIL' };
  const times = renders.length;
  const leads = vi.fn<() => void>(() => draw('/app/settings'));
  await act(async () => void renders.at(-1)?.refetch().then(leads));
  await pass(1000);
  expect(leads).toHaveBeenCalledOnce();
  expect(renders.slice(times).map(({ applicant }) => applicant.user.lastName)).toEqual([
    'Lienmann',
  ]);
  close();
});
