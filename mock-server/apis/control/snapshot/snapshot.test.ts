import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fnv1a } from '../../../scenario/fnv1a';
import { CurrentUserDocument } from '../../../../src/contract/generated/documents';
import { seededWorld, type SeededWorld } from '../../../domain/seed/testing/seeded-world';
import { STATE_VERSION } from '../../../world/state';
import { readSnapshot, snapshotIn, writeSnapshot, type Snapshot } from './snapshot';
import { encodeSnapshot } from './snapshot-text';

async function snapshotOf(seeded: SeededWorld): Promise<string> {
  const answer = await (await seeded.fetch('/__mock/snapshot')).json();
  return (answer as { snapshot: string }).snapshot;
}

/** Leaves out what changes by itself: the log, and the random numbers of tokens. */
function lasting({ world }: SeededWorld) {
  const { requests: _requests, random: _random, ...rest } = world.snapshot();
  return rest;
}

const PAGE = {
  address: '/app/homelight/offer?a=b',
  local: { program: 'home_light' },
  session: { 'draft:u:offer': '{}' },
  fields: [{ id: 'firstName', value: 'Half' }],
  scroll: 120,
};

async function partsOf(seeded: SeededWorld): Promise<Snapshot> {
  return { ...(await readSnapshot(await snapshotOf(seeded))), page: PAGE };
}

test.each(['home_light', 'pesto_item', 'pesto_cash'] as const)(
  'a snapshot of %s opens in another world with its clock and remaining faults',
  async (program) => {
    const faults = ['operation=currentUser,status=503,times=3'];
    const seeded = await seededWorld({ program, status: 'MANUAL_REVIEW', faults });
    await seeded.post('/__mock/event', { event: 'canceled-hard' });
    await seeded.run(CurrentUserDocument);
    await seeded.advance('P2D');
    const other = await seededWorld();
    const answer = await other.post('/__mock/snapshot', { snapshot: await snapshotOf(seeded) });
    expect(await answer.json()).toMatchObject({
      address: '/login',
      now: '2026-06-17T16:00:00.000Z',
    });
    expect(lasting(other)).toEqual(lasting(seeded));
    expect(other.application().status).toBe('CANCELED_HARD');
    await other.signIn();
    const tries = [1, 2, 3].map(async () => (await other.run(CurrentUserDocument)).status);
    expect((await Promise.all(tries)).filter((status) => status === 503)).toHaveLength(2);
  },
);

test('snapshots include photos, except large ones in a link', async () => {
  const seeded = await seededWorld({ program: 'pesto_item', status: 'PREQUAL_ITEM_VALUED' });
  const keep = (id: string, bytes: Uint8Array<ArrayBuffer>) =>
    seeded.world.change('http://portal.test', async ({ photos, state }) => {
      await photos.keep(id, bytes);
      const contentType = 'image/png';
      state.itemUploads.push({ id, purpose: 'PHOTO', fileName: `${id}.png`, contentType });
    });
  const small = Uint8Array.from([1, 2, 255]);
  await keep('small', small);
  const open = async (snapshot: string) => {
    const other = await seededWorld();
    const { status } = await other.post('/__mock/snapshot', { snapshot });
    expect(status).toBe(200);
    return (id: string) => other.world.change('http://portal.test', (c) => c.photos.find(id));
  };
  const link = async () => writeSnapshot(await readSnapshot(await snapshotOf(seeded)), true);
  expect(await (await open(await link()))('small')).toEqual(small);
  await keep('large', new Uint8Array(30_000));
  const whole = await open(await snapshotOf(seeded));
  expect([await whole('small'), (await whole('large'))?.length]).toEqual([small, 30_000]);
  const short = await open(await link());
  expect([await short('small'), await short('large')]).toEqual([null, null]);
});

test('the signed-in user stays signed in for the remaining time, with a token of the new world', async () => {
  const snapshot = await partsOf(await seededWorld());
  const [user] = snapshot.state.users;
  const session = { sub: user?.sub ?? '', expiresAt: snapshot.now + 60_000 };
  const other = await seededWorld({ now: '2027-01-01T00:00:00Z' });
  const text = await writeSnapshot({ ...snapshot, session });
  const answer = await other.post('/__mock/snapshot', { snapshot: text });
  const { local, ...rest } = (await answer.json()) as { local: Record<string, string> };
  expect(rest).toMatchObject({ address: PAGE.address, session: PAGE.session });
  expect(local).toMatchObject({ expires_at: String(session.expiresAt) });
  const headers = { authorization: `Bearer ${local['access_token'] ?? ''}` };
  expect((await other.fetch('/idp/userinfo', { headers })).status).toBe(200);
});

test('a snapshot link has the data in its hash, without logs, and is deterministic', async () => {
  const snapshot = await partsOf(await seededWorld({ program: 'pesto_item', status: 'COMPLETE' }));
  const text = await writeSnapshot(snapshot, true);
  expect(await writeSnapshot(structuredClone(snapshot), true)).toBe(text);
  expect(text.length).toBeLessThan(4000);
  expect(snapshotIn(`http://localhost:5173/?snapshot#${text}`)).toBe(text);
  expect((await readSnapshot(text)).state.requests).toEqual([]);
});

test('only the last four digits of a possibly real tax ID are kept', async () => {
  const snapshot = await partsOf(await seededWorld());
  const users = snapshot.state.users.map((user) => ({ ...user, taxId: '212345678' }));
  const { state } = await readSnapshot(
    await writeSnapshot({ ...snapshot, state: { ...snapshot.state, users } }),
  );
  expect(state.users[0]?.taxId).toBe('666005678');
});

function textOf(body: string, version = 'v1'): string {
  return `portal-snapshot.${version}.${body}.${fnv1a(body).toString(36)}`;
}

test.each<readonly [string, (text: string, parts: Snapshot) => unknown, RegExp]>([
  ['nothing', () => undefined, /"snapshot" must be the text of one/],
  ['a seed', () => 'v1.abc.def', /^That is no snapshot: one begins with "portal-snapshot\."$/],
  ['a text cut off', (text) => text.slice(0, -20), /damaged: it is incomplete or was changed/],
  ['a letter changed', (text) => text.replace('A', 'B'), /damaged: it is incomplete/],
  ['a newer one', () => textOf('abc', 'v2'), /is of version v2, made by a newer portal/],
  ['no compressed data', () => textOf('abc'), /damaged: it cannot be unpacked/],
  [
    'what unpacks without end',
    () => textOf(deflateRawSync(Buffer.alloc(33_000_000)).toString('base64url')),
    /unpacks to more than 32 MB/,
  ],
  ['no JSON', () => textOf(deflateRawSync('{').toString('base64url')), /it holds no JSON/],
  [
    'no state',
    (_, { state: _state, ...rest }) => encodeSnapshot(rest),
    /"state": Invalid key: Expected "state"/,
  ],
  [
    'a state of another version',
    (_, parts) => encodeSnapshot({ ...parts, state: { ...parts.state, version: 1 } }),
    new RegExp(`of version 1, this is ${String(STATE_VERSION)}`),
  ],
  [
    'an address elsewhere',
    (_, parts) => encodeSnapshot({ ...parts, page: { ...PAGE, address: '//other.test/' } }),
    /"page.address": is not an address of the portal/,
  ],
  [
    'a key that is not the portal’s',
    (_, parts) => encodeSnapshot({ ...parts, page: { ...PAGE, local: { access_token: 'x' } } }),
    /"page.local.access_token": is no key of the portal/,
  ],
])('%s is refused, and changes nothing', async (_, spoil, message) => {
  const seeded = await seededWorld({ status: 'VERIFY_DOC' });
  const parts = await partsOf(seeded);
  const before = lasting(seeded);
  const snapshot = await spoil(await writeSnapshot(parts), parts);
  const answer = await seeded.post('/__mock/snapshot', { snapshot });
  expect(answer.status).toBe(400);
  expect(((await answer.json()) as { error: string }).error).toMatch(message);
  expect(lasting(seeded)).toEqual(before);
});
