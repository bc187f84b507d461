// @vitest-environment jsdom
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDataClient } from '../../services/data/data-client';
import { restoreApi, stubApi } from '../../services/data/testing/stub-api';
import { showToast } from '../../ui/toaster';
import { RemovalProblem } from './removal-problem';
import { useRemoveItem } from './use-remove-item';

vi.mock('../../ui/toaster', () => ({ showToast: vi.fn<typeof showToast>() }));

let root: Root;
let fails = false;
let sent: string[] = [];

function Page() {
  const removal = useRemoveItem('app_0001');
  return (
    <>
      <button onClick={() => removal.remove({ id: 'item_0001' })}>Remove</button>
      <RemovalProblem removal={removal} />
    </>
  );
}

const wait = () => act(() => vi.advanceTimersByTimeAsync(20_000));
const press = async (label: string): Promise<void> => {
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === label,
  );
  act(() => button?.click());
  await wait();
};
const countOf = (name: string): number => sent.filter((one) => one === name).length;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stubApi();
  sent = [];
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const { operationName } = JSON.parse(String(init.body)) as { operationName: string };
    sent.push(operationName);
    const application = { __typename: 'CreditApplication', id: 'app_0001', status: 'CREATED' };
    return fails
      ? new Response('', { status: 500 })
      : Response.json({ data: { [operationName]: application } });
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => {
  fails = false;
  act(() => root.unmount());
  document.body.replaceChildren();
  restoreApi();
});

test('an Undo that fails says so for good, and can be tried again', async () => {
  await act(async () =>
    root.render(
      <ApolloProvider client={createDataClient()}>
        <Page />
      </ApolloProvider>,
    ),
  );
  await press('Remove');
  const [toast] = vi.mocked(showToast).mock.lastCall ?? [];
  expect(toast?.title).toBe('Item removed');

  fails = true;
  act(() => toast?.action?.onClick());
  await wait();
  expect(document.body.textContent).toContain('We couldn’t confirm that went through.');

  fails = false;
  await press('Put the Item Back');
  expect(document.body.textContent).toBe('Remove');
  expect(countOf('removeCartItem')).toBe(1);
  expect(countOf('restoreCartItem')).toBe(6);
});
