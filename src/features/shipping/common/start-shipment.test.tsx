// @vitest-environment jsdom
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BrandContext } from '../../../domain/program/use-brand';
import { ScreenContext } from '../../../shell/screen/screen-context';
import { applicationFor } from '../../../domain/application/testing/application';
import { loadBrand } from '../../../programs/registry';
import { createDataClient } from '../../../services/data/data-client';
import { restoreApi, stubApi, USER } from '../../../services/data/testing/stub-api';
import { StartShipment } from './start-shipment';

/** Saves as soon as it renders. */
vi.mock('./edit-address-dialog', () => ({
  EditAddressDialog: ({ refetch }: { refetch(): Promise<void> }) => (
    <button onClick={() => void refetch()}>Save</button>
  ),
}));

const shippingAddress = {
  addressFirstLine: '1 Invented Street',
  addressSecondLine: null,
  city: 'Salem',
  state: 'OR',
  zip: '97301',
};
const consents = {
  eSignAt: null,
  termsAt: null,
  marketingByText: false,
  marketingByEmail: false,
  statusByText: false,
};
const refetch = () => Promise.resolve();
const shipments = {
  value: { shipment: null, returnShipment: null, itemCart: null },
  loading: false,
  problem: null,
  refetch: async () => null,
};

let root: Root;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stubApi();
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined);
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  restoreApi();
});

async function show(isConfirmed: boolean): Promise<void> {
  const brand = { ...(await loadBrand('pesto_item')), id: 'pesto_item' } as const;
  const user = { ...USER, shippingAddress };
  const application = applicationFor('PREQUALIFIED');
  const applicant = {
    user,
    signInMethod: 'SMS',
    incomeSources: [],
    consents,
    application,
  } as const;
  await act(async () =>
    root.render(
      <ApolloProvider client={createDataClient()}>
        <BrandContext value={brand}>
          <ScreenContext value={{ id: 'download-label', flow: 'item' }}>
            <StartShipment
              applicant={{ ...applicant, incomeSources: [] }}
              application={application}
              shipments={shipments}
              isConfirmed={isConfirmed}
              method="LABEL"

              lead="Print it."
              button="Create Label"
              addressHeading="Your address"
              refetch={refetch}
            />
          </ScreenContext>
        </BrandContext>
      </ApolloProvider>,
    ),
  );
}

const isTicked = (): boolean | undefined =>
  document.querySelector<HTMLInputElement>('input[type="checkbox"]')?.checked;

async function press(label: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent.startsWith(label),
  );
  await act(async () => button?.click());
}

test.each([true, false])(
  '“This address is correct” is checked if it was confirmed before: %s',
  async (isConfirmed) => {
    await show(isConfirmed);
    expect(document.body.textContent).toContain('This address is correct');
    expect(isTicked()).toBe(isConfirmed);
  },
);

test('the confirmation is cleared when the address changes', async () => {
  await show(true);
  await press('Edit');
  await press('Save');
  expect(isTicked()).toBe(false);
});
