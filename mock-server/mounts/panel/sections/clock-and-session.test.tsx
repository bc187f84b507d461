// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { beforeEach, expect, test, vi } from 'vitest';
import { STORAGE_KEYS } from '../../../../src/catalogue/storage-keys';
import { openBrowserStorage } from '../../browser/browser-storage';
import { createHistoryPhotos } from '../../browser/snapshot/history-photos';
import { createSnapshots } from '../../browser/snapshot/snapshots';
import { createNodeWorld } from '../../node/node-world';
import { createRecorder } from '../../record/recorder';
import { storeRecording, readRecording } from '../../record/recording-store';
import { PanelContext } from '../panel-world';
import { createGeneratedFields } from '../../generated-fields';
import { createTraffic } from '../traffic';
import { ClockSection } from './clock-section';
import { SessionSection } from './session-section';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('crypto', webcrypto);
});

/** Returns a function that clicks one of the section's buttons. */
function show(section: ReactNode) {
  const world = createNodeWorld();
  const snapshots = createSnapshots({
    world,
    storage: openBrowserStorage(),
    photos: createHistoryPhotos(),
  });
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
  const place = document.body.appendChild(document.createElement('div'));
  act(() => createRoot(place).render(<PanelContext value={panel}>{section}</PanelContext>));
  const press = (name: string) =>
    act(async () =>
      [...place.querySelectorAll('button')]
        .find(({ textContent }) => textContent === name)
        ?.click(),
    );
  return { world, press };
}

test.each([
  ['10 Minutes On', 600_000],
  ['1 Day On', 86_400_000],
  ['31 Days On', 31 * 86_400_000],
])('“%s” advances the clock by that much', async (name, ms) => {
  const { world, press } = show(<ClockSection />);
  const before = world.now();
  await press(name);
  expect(world.now() - before).toBeGreaterThanOrEqual(ms);
  expect(world.now() - before).toBeLessThan(ms + 60_000);
});

test('ending the session in the panel is recorded', async () => {
  localStorage.setItem(STORAGE_KEYS.accessToken, 'token');
  localStorage.setItem(STORAGE_KEYS.expiresAt, '9999999999999');
  storeRecording({
    isOn: true,
    beginning: { kind: 'snapshot', text: '' },
    steps: [],
    failed: false,
    ledger: 0,
    left: null,
    text: null,
  });
  const { world, press } = show(<SessionSection />);
  await press('Expire my session in 5 s');
  const left = Number(localStorage.getItem(STORAGE_KEYS.expiresAt)) - world.now();
  expect(left).toBeGreaterThan(4000);
  expect(left).toBeLessThanOrEqual(5000);
  expect(readRecording()?.steps.map(({ step }) => step)).toEqual([{ do: 'end session' }]);
});
