// @vitest-environment jsdom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeSeed } from '../../../../cli/support/make-seed';
import { STORAGE_KEYS } from '../../../../src/catalogue/storage-keys';
import { subjectOf } from '../../../world/subject';
import { openBrowserStorage } from '../../browser/browser-storage';
import { createHistoryPhotos } from '../../browser/snapshot/history-photos';
import { createSnapshots } from '../../browser/snapshot/snapshots';
import { createNodeWorld } from '../../node/node-world';
import { createRecorder } from '../../record/recorder';
import { PanelContext } from '../panel-world';
import { createGeneratedFields } from '../../generated-fields';
import { createTraffic } from '../traffic';
import { ScenarioSection } from './scenario-section';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  localStorage.clear();
});
afterEach(() => document.body.replaceChildren());

async function showSignedIn(newcomer: string | null) {
  const world = createNodeWorld({ seed: makeSeed({ program: 'pesto_cash' }) });
  const sub = await world.change('http://portal.test', ({ state: { users } }) => {
    const [someone] = users;
    if (someone === undefined || newcomer === null) return someone?.sub;
    const own = { sub: subjectOf('email', newcomer), email: newcomer, phone: null };
    users.push({ ...someone, firstName: null, lastName: null, ...own });
    return own.sub;
  });
  localStorage.setItem(STORAGE_KEYS.accessToken, `e.${btoa(JSON.stringify({ sub }))}.s`);
  localStorage.setItem(STORAGE_KEYS.expiresAt, String(world.now() + 60_000));
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
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () =>
    root.render(
      <PanelContext value={panel}>
        <ScenarioSection />
      </PanelContext>,
    ),
  );
  const persona = document.querySelector<HTMLSelectElement>('[name="debugger.persona"]')?.value;
  const text = document.body.textContent ?? '';
  act(() => root.unmount());
  return { persona, text };
}

test('the signed-in persona is selected', async () => {
  const { persona, text } = await showSignedIn(null);
  expect(persona).toBe('P-02');
  expect(text).not.toContain('Signed in now');
});

test("a signed-in person who isn't a persona is listed", async () => {
  const { text } = await showSignedIn('newcomer@example.com');
  expect(text).toContain('Signed in now: newcomer@example.com, who is none of these.');
});
