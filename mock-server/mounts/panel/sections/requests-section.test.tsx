// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { createNodeWorld } from '../../node/node-world';
import { openBrowserStorage } from '../../browser/browser-storage';
import { createHistoryPhotos } from '../../browser/snapshot/history-photos';
import { createSnapshots } from '../../browser/snapshot/snapshots';
import { createGeneratedFields } from '../../generated-fields';
import { createRecorder } from '../../record/recorder';
import { PanelContext } from '../panel-world';
import { createTraffic } from '../traffic';
import { RequestsSection } from './requests-section';

test('lists requests with status, duration, error and fault, and filters and searches them', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const world = createNodeWorld({ seed: { faults: ['endpoint=events,status=503'] } });
  const storage = openBrowserStorage();
  const snapshots = createSnapshots({ world, storage, photos: createHistoryPhotos() });
  const traffic = createTraffic();
  const panel = {
    world,
    traffic,
    generated: createGeneratedFields(() => undefined),
    snapshots,
    recorder: createRecorder({ world, traffic, snapshots }),
    startSeed: () => Promise.resolve(),
  };
  const send = (path: string, body: object) =>
    traffic.watch(
      world.handle,
      new Request(`http://portal.test${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    );
  await send('/graphql', { query: 'query currentUser { currentUser { id } }' });
  await send('/events', { eventName: 'page' });
  await send('/idp/passwordless/start', {});
  await vi.waitFor(() => expect(traffic.recent()).toHaveLength(3));
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <PanelContext value={panel}>
        <RequestsSection />
      </PanelContext>,
    ),
  );
  const listed = () =>
    [...document.querySelectorAll('summary')].map(({ textContent }) =>
      textContent.replace(/\d+ ms/, 'N ms'),
    );
  const operation = 'currentUser: 200, N ms, UNAUTHENTICATED';
  const event = 'POST /events: 503, N ms, fault';
  expect(listed()).toHaveLength(3);
  expect(listed()).toEqual(expect.arrayContaining([operation, event]));
  expect(document.body.textContent).toContain('Reason: missing');

  const select = document.querySelector('select');
  const show = async (filter: string): Promise<void> => {
    await act(async () => {
      if (select !== null) select.value = filter;
      select?.dispatchEvent(new Event('change', { bubbles: true }));
    });
  };
  await show('faults');
  expect(listed()).toEqual([event]);
  await show('operations');
  expect(listed()).toEqual([operation]);
  await show('all');

  const search = document.querySelector<HTMLInputElement>('input[name="debugger.requestSearch"]');
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  await act(async () => {
    setValue?.call(search, 'unauthenticated');
    search?.dispatchEvent(new Event('input', { bubbles: true }));
  });
  expect(listed()).toEqual([operation]);
  expect(document.body.textContent).toContain('1 of 3 requests');
  act(() => root.unmount());
  vi.unstubAllGlobals();
});
