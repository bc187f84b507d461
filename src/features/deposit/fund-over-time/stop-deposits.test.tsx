// @vitest-environment jsdom
import { ApolloProvider } from '@apollo/client/react';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDataClient } from '../../../services/data/data-client';
import { restoreApi, stubApi } from '../../../services/data/testing/stub-api';
import { SCHEDULE } from '../testing/deposit-page';
import { StopDeposits } from './stop-deposits';

let root: Root;
const refetch = vi.fn<() => Promise<void>>();
let sent: string[] = [];

const dialog = () => document.querySelector('[role=dialog]');
const press = (label: string, place: ParentNode | null) =>
  act(async () => {
    const buttons = [...(place?.querySelectorAll('button') ?? [])];
    buttons.find(({ textContent }) => textContent === label)?.click();
    await vi.advanceTimersByTimeAsync(1000);
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  stubApi();
  sent = [];
  root = createRoot(document.body.appendChild(document.createElement('div')));
});

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  restoreApi();
});

test.each([{ data: { stopDeposits: null } }, { data: { stopDeposits: {} } }, { data: null }])(
  'deposits are not said to be stopped by an answer that does not say so: %j',
  async (broken) => {
    vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
      const { operationName } = JSON.parse(String(init.body)) as { operationName: string };
      sent.push(operationName);
      const answers = operationName === 'stopDeposits';
      return answers ? Response.json(broken) : new Response('', { status: 404 });
    });
    await act(async () =>
      root.render(
        <ApolloProvider client={createDataClient()}>
          <StopDeposits schedule={SCHEDULE} refetch={refetch} />
        </ApolloProvider>,
      ),
    );
    await press('Stop Deposits', document);
    await press('Stop Deposits', dialog());
    expect(dialog()?.textContent).toContain('We couldn’t confirm that went through.');
    expect(document.body.textContent).not.toContain('Changes saved');
    expect(refetch).not.toHaveBeenCalled();
    expect(sent).toEqual(['stopDeposits', 'deposit']);
  },
);
