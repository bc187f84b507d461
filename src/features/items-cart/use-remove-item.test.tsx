// @vitest-environment jsdom
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  StatusFieldsFragmentDoc,
  type CartChangeFieldsFragment,
} from '../../contract/generated/documents';
import { useItemCart } from '../../domain/item/cart/use-item-cart';
import { createDataClient } from '../../services/data/data-client';
import { restoreApi, stubApi, USER } from '../../services/data/testing/stub-api';
import { PAGE_HEADING_ID } from '../../ui/heading';
import { showToast } from '../../ui/toaster';
import { RemovalProblem, RemovedItemNote } from './removal-problem';
import { useRemoveItem, isCompleteResponse } from './use-remove-item';

vi.mock('../../ui/toaster', () => ({ showToast: vi.fn<typeof showToast>() }));

let root: Root;
let fails = false;
let isEmpty = false;
let sent: string[] = [];
/** Increases with each removal. */
let version = 1;
let step = 1;
let status = 'CREATED';

function Page() {
  useItemCart();
  const removal = useRemoveItem('app_0001');
  return (
    <>
      <button onClick={() => removal.remove({ id: 'item_0001', name: 'Dad’s rope chain' })}>
        Remove
      </button>
      {isEmpty ? <RemovedItemNote removal={removal} /> : <RemovalProblem removal={removal} />}
    </>
  );
}

const CART = {
  __typename: 'ItemCart',
  isEditable: true,
  get items() {
    return isEmpty ? [] : [{ __typename: 'CartItem', id: 'item_0002' }];
  },
  line: 0,
  low: 0,
  high: 0,
  lowConfidence: false,
  minimumLine: 50_000,
  maximumLine: 2_500_000,
  minimumItem: 10_000,
  maximumItems: 100,
  insuredMaximum: 2_500_000,
  estimateValidUntil: null,
  estimateRenewedOn: null,
};

const STANDING = {
  __typename: 'CreditApplication',
  id: 'app_0001',
  updatedAt: '2026-06-15T16:00:00.000Z',
} as const;

/** Opens a page that has the application in its cache. */
async function open(): Promise<void> {
  const client = createDataClient();
  client.writeFragment({
    fragment: StatusFieldsFragmentDoc,
    data: { ...STANDING, status: 'CREATED' },
  });
  await act(async () =>
    root.render(
      <ApolloProvider client={client}>
        <Page />
      </ApolloProvider>,
    ),
  );
  await wait();
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
  version = 1;
  step = 1;
  status = 'CREATED';
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const { operationName } = JSON.parse(String(init.body)) as { operationName: string };
    sent.push(operationName);
    if (fails) return new Response('', { status: 500 });
    const isChange = operationName.endsWith('CartItem');
    if (isChange) version += step;
    const application = { ...STANDING, status, itemCart: { ...CART, version } };
    const { creditApplication: _, ...user } = USER;
    return Response.json({
      data: isChange
        ? { [operationName]: application }
        : { currentUser: { ...user, creditApplication: application } },
    });
  });
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => {
  fails = false;
  isEmpty = false;
  sessionStorage.clear();
  act(() => root.unmount());
  document.body.replaceChildren();
  restoreApi();
});

test('a failed Undo stays visible and can be retried', async () => {
  await open();
  await press('Remove');
  const [toast] = vi.mocked(showToast).mock.lastCall ?? [];
  expect(toast).toMatchObject({ title: 'Item removed: Dad’s rope chain', duration: 10_000 });

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

test('an empty cart names the removed item and offers a focused Undo, after a reload too', async () => {
  await open();
  isEmpty = true;
  await press('Remove');
  const undo = () => [...document.querySelectorAll('button')].at(-1);
  expect(document.body.textContent).toContain('Item removed: Dad’s rope chain');
  expect(document.activeElement).toBe(undo());
  expect(undo()?.textContent).toBe('Undo removing Dad’s rope chain');

  act(() => root.unmount());
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await open();
  expect(document.body.textContent).toContain('Item removed: Dad’s rope chain');
  await press('Undo removing Dad’s rope chain');
  expect(countOf('restoreCartItem')).toBe(1);
  expect(document.body.textContent).toBe('Remove');
});

test('removing or restoring moves the focus to the heading without scrolling', async () => {
  const heading = document.body.appendChild(document.createElement('h1'));
  heading.id = PAGE_HEADING_ID;
  heading.tabIndex = -1;
  const focus = vi.spyOn(heading, 'focus');
  await open();
  await press('Remove');
  const [toast] = vi.mocked(showToast).mock.lastCall ?? [];
  act(() => toast?.action?.onClick());
  await wait();
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }], [{ preventScroll: true }]]);
  expect(document.activeElement).toBe(heading);
});

test('a complete response needs no refetch', async () => {
  isEmpty = true;
  await open();
  await press('Remove');
  await press('Undo removing Dad’s rope chain');
  expect(sent).toEqual(['getItemCart', 'removeCartItem', 'restoreCartItem']);
});

test.each([
  ['another tab has changed the cart, too', () => (step = 2)],
  ['the application has moved on', () => (status = 'APPRAISAL_IN_PROGRESS')],
])('the cart is refetched if %s', async (_, meanwhile) => {
  await open();
  meanwhile();
  await press('Remove');
  expect(sent).toEqual(['getItemCart', 'removeCartItem', 'getItemCart']);
});

test('the cart is refetched if two removals overlap', async () => {
  await open();
  const [button] = document.querySelectorAll('button');
  act(() => {
    button?.click();
    button?.click();
  });
  await wait();
  expect(countOf('removeCartItem')).toBe(2);
  expect(sent.at(-1)).toBe('getItemCart');
});

const before = { status: 'CREATED', itemCart: { version: 3 } } as const;
const after = (toStatus: string, cartVersion: number | null) =>
  ({
    status: toStatus,
    itemCart: cartVersion === null ? null : { version: cartVersion },
  }) as CartChangeFieldsFragment;

test.each([
  ['the one change', before, after('CREATED', 4), true],
  ['one more change, of another tab', before, after('CREATED', 5), false],
  ['no change, as when the answer comes late', before, after('CREATED', 3), false],
  ['another status', before, after('PREQUAL_ITEM_VALUED', 4), false],
  ['no cart', before, after('CREATED', null), false],
  ['what was not known before', null, after('CREATED', 4), false],
])('a response with %s is incomplete', (_what, known, answer, tells) => {
  expect(isCompleteResponse(known, answer)).toBe(tells);
});
