// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import { CompressionStream } from 'node:stream/web';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { consentRecord } from '../../../../src/catalogue/consent';
import { STORAGE_KEYS } from '../../../../src/catalogue/storage-keys';
import { openBrowserStorage } from '../../browser/browser-storage';
import { addState } from '../../browser/snapshot/history-store';
import { createHistoryPhotos } from '../../browser/snapshot/history-photos';
import { createSnapshots } from '../../browser/snapshot/snapshots';
import { createNodeWorld } from '../../node/node-world';
import { createRecorder } from '../../record/recorder';
import { PanelContext } from '../panel-world';
import { createGeneratedFields } from '../../generated-fields';
import { createTraffic } from '../traffic';
import { ConsentSection } from './consent-section';
import { HistorySection } from './history-section';
import { LinkSection } from './link-section';

test('the panel shows consents, resulting monitoring, and what links leave out', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('crypto', webcrypto);
  vi.stubGlobal('CompressionStream', CompressionStream);
  const world = createNodeWorld();
  const storage = openBrowserStorage();
  for (const label of ['At first', 'clock']) addState(storage, { label, text: '', photos: {} });
  const snapshots = createSnapshots({ world, storage, photos: createHistoryPhotos() });
  const traffic = createTraffic();
  const recorder = createRecorder({ world, traffic, snapshots });
  const panel = {
    world,
    traffic,
    generated: createGeneratedFields(() => undefined),
    snapshots,
    recorder,
    startSeed: () => Promise.resolve(),
  };
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  const lines = async (): Promise<readonly string[]> => {
    await act(async () =>
      root.render(
        <PanelContext key={Math.random()} value={panel}>
          <ConsentSection />
          <LinkSection />
          <HistorySection />
        </PanelContext>,
      ),
    );
    return [...document.querySelectorAll('li, p')].map(({ textContent }) => textContent);
  };
  const first = await lines();
  expect(first).toContain('Cookies: nothing was chosen yet');
  expect(document.body.textContent).not.toContain('drawings');
  expect(first).toContain('Nothing: it is sent once performance cookies are allowed.');

  const choice = { functional: false, performance: true };
  const record = consentRecord(choice, '2026-06-01', Date.parse('2026-06-15T16:00:59Z'));
  localStorage.setItem(STORAGE_KEYS.consentSettings, JSON.stringify(record));
  await world.change('http://portal.test', ({ state }) => {
    const [user] = state.users;
    if (user === undefined) throw new Error('Nobody is seeded');
    user.eSignConsentAt = '2026-06-07T16:00:00.000Z';
    user.termsAcceptedAt = null;
    user.marketing = { byText: true, byEmail: false };
    state.telemetry = Array.from({ length: 12 }, (_, bytes) => ({
      kind: 'rum',
      bytes,
      events: bytes === 11 ? null : [{ type: 'view' }, 7, { type: 'view' }],
    }));
    state.itemUploads = [
      { id: 'photo', purpose: 'PHOTO', fileName: 'ring.jpg', contentType: 'image/jpeg' },
    ];
  });
  const shownLines = await lines();
  for (const line of [
    'Functional cookies: not allowed',
    'Performance cookies: allowed',
    'Chosen 2026-06-15 16:00 UTC, version 2026-06-01',
    'Electronic documents: 2026-06-07 16:00 UTC',
    'Terms of Service: not agreed to',
    'Marketing by text: allowed',
    'Marketing by email: not allowed',
  ]) {
    expect(shownLines).toContain(line);
  }
  const sent = [...document.querySelectorAll('summary')]
    .map(({ textContent }) => textContent)
    .filter((line) => line.startsWith('rum,'));
  expect(sent.slice(0, 2)).toEqual([
    'rum, 11 bytes: cannot be read',
    'rum, 10 bytes: 2 × view, event',
  ]);
  expect(sent).toHaveLength(10);
  const leftOut = 'shown as drawings where it is opened. A file has';
  // Links are compressed in the background, which the test can't await.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  await vi.waitFor(() => expect(document.body.textContent).toContain(leftOut));
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  act(() => root.unmount());
  vi.unstubAllGlobals();
});
