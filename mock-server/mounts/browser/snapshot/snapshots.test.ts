// @vitest-environment jsdom
import { webcrypto } from 'node:crypto';
import { CompressionStream, DecompressionStream } from 'node:stream/web';
import { beforeEach, expect, test, vi } from 'vitest';
import { createMemoryPhotos } from '../../../world/photo-store';
import { createTraffic } from '../../panel/traffic';
import { createNodeWorld } from '../../node/node-world';
import { openBrowserStorage } from '../browser-storage';
import { storeSeed } from '../store-seed';
import { createHistoryPhotos } from './history-photos';
import { addState, forgetPhotos, HISTORY_KEY, readHistory } from './history-store';
import { playSnapshot, takeSnapshotText, TYPED_KEY } from './page-snapshot';
import { createSnapshots } from './snapshots';
import { thisPage } from './this-page';
import { withHistory } from './world-history';

const FORM = `<main>
  <input name="firstName"><input name="taxId" data-1p-ignore><input name="code" autocomplete="one-time-code">
  <input type="radio" name="way" value="a"><input type="radio" name="way" value="b">
  <input type="checkbox" name="agree" value="on">
  <select name="state"><option value=""></option><option value="OR">Oregon</option></select>
  <textarea name="notes"></textarea>
</main>`;

// jsdom lacks APIs that signing tokens and compressing snapshots need.
beforeEach(() => {
  vi.stubGlobal('crypto', webcrypto);
  vi.stubGlobal('CompressionStream', CompressionStream);
  vi.stubGlobal('DecompressionStream', DecompressionStream);
  localStorage.clear();
  sessionStorage.clear();
  document.body.innerHTML = FORM;
  history.replaceState(null, '', '/app');
});

const field = <Kind extends HTMLElement>(selector: string): Kind => {
  const found = document.querySelector<Kind>(selector);
  if (found === null) throw new Error(`There is no ${selector}`);
  return found;
};

function type(): void {
  field<HTMLInputElement>('[name=firstName]').value = 'Half';
  field<HTMLInputElement>('[name=taxId]').value = '123456789';
  field<HTMLInputElement>('[name=code]').value = '123456';
  field<HTMLInputElement>('[value=b]').checked = true;
  field<HTMLInputElement>('[name=agree]').checked = true;
  field<HTMLSelectElement>('select').value = 'OR';
  field<HTMLTextAreaElement>('textarea').value = 'Some words';
}

test('input is restored except tax IDs and codes, and fields that come later wait', () => {
  type();
  const shown = thisPage.shownFields();
  expect(JSON.stringify(shown)).not.toMatch(/123456/);
  document.body.innerHTML = FORM;
  field('textarea').remove();
  expect(thisPage.putFields(shown)).toEqual([{ id: 'notes', value: 'Some words' }]);
  expect(thisPage.shownFields()).toEqual(shown.filter(({ id }) => id !== 'notes'));
});

test('open disclosures and a dialog with its input are restored', () => {
  const page = `<main><details><summary>More</summary></details><details><summary>More</summary></details>
    <button>Decline</button><button id="opener">Decline</button></main>
    <div role="dialog" data-tools=""><button>Tool</button></div>`;
  const dialog = '<div role="dialog"><input name="why"><button>Yes</button></div>';
  const show = (): void => {
    document.body.innerHTML = page;
    document.querySelector('#opener')?.addEventListener('click', () => {
      document.body.insertAdjacentHTML('beforeend', dialog);
    });
  };
  thisPage.follow();
  show();
  const second = [...document.querySelectorAll('details')].at(-1);
  if (second !== undefined) second.open = true;
  field('#opener').click();
  expect(thisPage.isTouched()).toBe(true);
  field<HTMLInputElement>('[name=why]').value = 'Half';
  field('[role=dialog]:not([data-tools]) button').click();
  const shown = thisPage.shownFields();
  show();
  // The dialog's field is filled once the dialog is open.
  const left = thisPage.putFields(shown);
  expect(left).toEqual([{ id: 'why', value: 'Half' }]);
  expect(thisPage.putFields(left)).toEqual([]);
  expect(thisPage.shownFields()).toEqual(shown);
  expect(document.querySelectorAll('details[open]')).toHaveLength(1);

  thisPage.forgetOpener();
  expect(JSON.stringify(thisPage.shownFields())).not.toContain('dialog');
});

test('a snapshot opens in another browser', async () => {
  const storage = openBrowserStorage();
  const world = createNodeWorld();
  await storeSeed(world, storage, { ...world.snapshot().seed, signedIn: true }, null);
  await world.change('http://portal.test', ({ state }) => {
    state.faults = [{ spec: 'latency=1,times=6', matched: 4 }];
  });
  type();
  sessionStorage.setItem('draft:someone:offer', '{"a":1}');
  localStorage.setItem('debuggerEnabled', 'false');
  const text = await takeSnapshotText({ world, storage }, true);
  const expiresAt = localStorage.getItem('expires_at');
  const fields = thisPage.shownFields();

  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('signUp', 'true');
  const other = createNodeWorld({ seed: { status: 'COMPLETE' } });
  expect(await playSnapshot({ world: other, storage }, text)).toBe('/app');
  expect(other.snapshot().faults).toEqual([{ spec: 'latency=1,times=6', matched: 4 }]);
  expect(localStorage.getItem('expires_at')).toBe(expiresAt);
  expect(localStorage.getItem('signUp')).toBeNull();
  expect(localStorage.getItem('debuggerEnabled')).toBeNull();
  expect(sessionStorage.getItem('draft:someone:offer')).toBe('{"a":1}');
  expect(JSON.parse(sessionStorage.getItem(TYPED_KEY) ?? '')).toEqual({ fields, scroll: 0 });
});

test('each change of the world adds a state to return to', async () => {
  const storage = openBrowserStorage();
  const bare = createNodeWorld({ seed: { status: 'MANUAL_REVIEW' } });
  const photos = createHistoryPhotos();
  const world = withHistory(bare, storage, photos);
  const traffic = createTraffic();
  const ask = (path: string, body?: unknown) =>
    traffic.watch(
      world.handle,
      new Request(`http://portal.test${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    );
  await ask('/__mock/state');
  await ask('/events', {});
  expect((await ask('/graphql', { query: '{ currentUser { id } }' })).status).not.toBe(500);
  expect(readHistory(storage).states).toEqual([]);
  history.replaceState(null, '', '/before');
  await ask('/__mock/event', { event: 'canceled-hard' });
  await ask('/__mock/clock', { advance: 'P1D' });
  const labels = readHistory(storage).states.map(({ label }) => label);
  expect(labels).toEqual(['At first', 'event: MANUAL_REVIEW to CANCELED_HARD', 'clock']);

  expect(createSnapshots({ world: bare, storage, photos }).history().at).toBe(2);
  const [first] = readHistory(storage).states;
  expect(await playSnapshot({ world: bare, storage }, first?.text ?? '')).toBe('/before');
  expect(bare.snapshot().applications[0]?.status).toBe('MANUAL_REVIEW');
  expect(readHistory(storage).states).toHaveLength(3);
});

test('photos of stored states are saved once and restored', async () => {
  const storage = openBrowserStorage();
  const store = createMemoryPhotos();
  const photos = createHistoryPhotos(store);
  const bare = createNodeWorld({
    seed: { program: 'pesto_item', status: 'PREQUAL_ITEM_VALUED' },
    photos: store,
  });
  const world = withHistory(bare, storage, photos);
  const id = bare.snapshot().itemUploads[0]?.id ?? '';
  // Too large for a link.
  const front = crypto.getRandomValues(new Uint8Array(60_000));
  await store.keep(id, front);
  for (const line of ['First', 'Second', 'Third']) {
    await world.change('http://portal.test', ({ state }) => {
      for (const user of state.users) user.firstName = line;
    });
  }
  const { states } = readHistory(storage);
  expect(states).toHaveLength(4);
  expect(new Set(states.map((state) => state.photos[id])).size).toBe(1);
  expect(JSON.stringify(states).length).toBeLessThan(40_000);

  await world.reset(bare.snapshot().seed);
  expect(await store.find(id)).toBeNull();
  const other = new Uint8Array([1, 2, 3]);
  await store.keep(id, other);
  const snapshots = createSnapshots({ world: bare, storage, photos });
  await snapshots.goTo(1);
  expect(await store.find(id)).toEqual(front);
  await snapshots.goTo(4);
  expect(await store.find(id)).toEqual(other);
  storage.removeItem(HISTORY_KEY);
  await forgetPhotos(storage, photos);
  expect(await photos.find(states[1]?.photos ?? {})).toEqual({});
});

test('the history keeps 50 states and drops those after a change', () => {
  const storage = openBrowserStorage();
  for (let place = 0; place < 60; place += 1) {
    addState(storage, { label: String(place), text: '', photos: {} });
  }
  const { at, states } = readHistory(storage);
  expect([at, states.length, states[0]?.label]).toEqual([49, 50, '10']);
  localStorage.setItem('portal.mock.history', JSON.stringify({ at: 1, states }));
  addState(storage, { label: 'other', text: '', photos: {} });
  expect(readHistory(storage).states.map(({ label }) => label)).toEqual(['10', '11', 'other']);
});
