// @vitest-environment jsdom
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { applicationFor } from '../../../domain/application/testing/application';
import { BrandContext } from '../../../domain/program/use-brand';
import { loadBrand } from '../../../programs/registry';
import { createDataClient } from '../../../services/data/data-client';
import type { Applicant } from '../../../services/data/use-applicant';
import { restoreApi, stubApi, USER } from '../../../services/data/testing/stub-api';
import { ScreenContext } from '../../../shell/screen/screen-context';
import { ShipmentScreen } from './shipment-screen';

afterEach(restoreApi);

test.each(['LABEL', 'CODE', 'KIT'] as const)(
  "an already shipped %s redirects to tracking, and Back doesn't return",
  async (method) => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    stubApi();
    history.replaceState(null, '', '/app/application/pre-qualified/download-label');
    const entries = history.length;
    const brand = { ...(await loadBrand('pesto_item')), id: 'pesto_item' } as const;
    const applicant = { user: USER, application: applicationFor('SHIPPED') };
    const root = createRoot(document.createElement('div'));
    await act(async () =>
      root.render(
        <ApolloProvider client={createDataClient()}>
          <BrandContext value={brand}>
            <ScreenContext value={{ id: 'download-label', flow: 'item' }}>
              <ShipmentScreen
                applicant={applicant as unknown as Applicant}
                flow="item"
                refetch={() => Promise.resolve()}
                method={method}
                start={{ lead: '', button: '', addressHeading: '' }}
                view={() => null}
              />
            </ScreenContext>
          </BrandContext>
        </ApolloProvider>,
      ),
    );
    expect(location.pathname).toBe('/app/application/items-shipped');
    expect(history.length).toBe(entries);
    act(() => root.unmount());
  },
);
