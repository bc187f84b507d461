import { describe, expect, test } from 'vitest';
import { currentSession } from '../apis/identity/provider-session';
import { ADDRESS_HEADER } from '../apis/identity/rate-limits';
import { authorizePath, fragmentOf } from '../apis/identity/testing/call';
import { seededWorld, TEST_ORIGIN, type SeededWorld } from '../domain/seed/testing/seeded-world';
import { createMemoryPhotos } from './photo-store';

const ID = 'photo-of-either';

/** First bytes of a JPEG, then a distinct one. */
const photo = (last: number) => Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, last]);

async function upload(seeded: SeededWorld, last: number): Promise<void> {
  await seeded.world.change(TEST_ORIGIN, ({ state }) => {
    state.itemUploads = [{ id: ID, purpose: 'PHOTO', fileName: 'a.jpg', contentType: null }];
  });
  const path = `/files/photos/${ID}`;
  expect((await seeded.fetch(path, { method: 'PUT', body: photo(last) })).status).toBe(204);
}

async function bytesOf(seeded: SeededWorld): Promise<number[]> {
  const response = await seeded.fetch(`/files/photos/${ID}`);
  return [...new Uint8Array(await response.arrayBuffer())];
}

describe('photos', () => {
  test('belong to their world even with the same ID', async () => {
    const [one, other] = [await seededWorld(), await seededWorld()];
    await upload(one, 1);
    await upload(other, 2);
    expect(await bytesOf(one)).toEqual([...photo(1)]);
    expect(await bytesOf(other)).toEqual([...photo(2)]);
  });

  test('are removed with their state', async () => {
    const seeded = await seededWorld();
    await upload(seeded, 1);
    await seeded.post('/__mock/reset', {});
    await seeded.world.change(TEST_ORIGIN, async ({ photos }) => {
      expect(await photos.find(ID)).toBeNull();
    });
  });

  test('are limited by dropping the oldest', async () => {
    const photos = createMemoryPhotos(10);
    for (const id of ['a', 'b', 'c']) await photos.keep(id, new Uint8Array(4));
    expect(await photos.find('a')).toBeNull();
    expect(await photos.find('c')).toHaveLength(4);
    await photos.keep('d', new Uint8Array(40));
    expect(await photos.find('d')).toHaveLength(40);
    expect(await photos.find('c')).toBeNull();
  });
});

describe("a browser's session cookie", () => {
  const silent = authorizePath(TEST_ORIGIN, { prompt: 'none' });

  /** As browsers send cookies. */
  const cookiesOf = (response: Response) =>
    response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');

  async function seedIn(seeded: SeededWorld): Promise<string> {
    return cookiesOf(await seeded.post('/__mock/seed', { signedIn: true }));
  }

  test('is required to be signed in', async () => {
    const seeded = await seededWorld();
    const cookie = await seedIn(seeded);
    expect(fragmentOf(await seeded.fetch(silent)).get('error')).toBe('login_required');
    const own = await seeded.fetch(silent, { headers: { cookie } });
    expect(fragmentOf(own).get('access_token')).not.toBeNull();
  });

  test('is removed only in the browser that signs out', async () => {
    const seeded = await seededWorld();
    const cookie = await seedIn(seeded);
    await seeded.fetch('/idp/v2/logout');
    const still = await seeded.fetch(silent, { headers: { cookie } });
    expect(fragmentOf(still).get('access_token')).not.toBeNull();
    const out = await seeded.fetch('/idp/v2/logout', { headers: { cookie } });
    expect(out.headers.getSetCookie().join()).toMatch(/Max-Age=0/);
    const after = await seeded.fetch(silent, { headers: { cookie } });
    expect(fragmentOf(after).get('error')).toBe('login_required');
  });

  test('works in cross-site frames and without Secure', async () => {
    const seeded = await seededWorld();
    const answer = await seeded.post('/__mock/seed', { signedIn: true });
    const [crossSite, compatible] = answer.headers.getSetCookie();
    expect(crossSite).toMatch(
      /^portal_idp=\w{32}; Path=\/idp\/; HttpOnly; .*Secure; SameSite=None$/,
    );
    expect(compatible).toMatch(/^portal_idp_compat=\w{32}; .*SameSite=Lax$/);
    expect(compatible).not.toContain('Secure');
    // The provider's session lifetime.
    for (const cookie of [crossSite, compatible]) expect(cookie).toContain('Max-Age=2592000;');
  });

  test('is absent after a signed-out seed', async () => {
    const seeded = await seededWorld();
    const cookie = await seedIn(seeded);
    const answer = await seeded.fetch('/__mock/seed', {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: '{"signedIn":false}',
    });
    expect(answer.headers.getSetCookie().join()).toContain('Max-Age=0');
    await seeded.world.change(TEST_ORIGIN, (context) => {
      expect(currentSession(context)).toBeNull();
    });
  });
});

test('lists that grow are bounded, and codes are kept long enough', async () => {
  const seeded = await seededWorld();
  // From different addresses: one alone would reach its limit.
  const send = (email: string) =>
    seeded.fetch('/idp/passwordless/start', {
      method: 'POST',
      headers: { 'content-type': 'application/json', [ADDRESS_HEADER]: email },
      body: JSON.stringify({
        client_id: 'portal-client',
        connection: 'email',
        email,
        send: 'code',
      }),
    });
  for (let person = 0; person <= 200; person += 1) await send(`p${person}@example.com`);
  const { inbox, identity, requests } = seeded.world.snapshot();
  expect([inbox.length, identity.codes.length, requests.length]).toEqual([200, 200, 50]);
  expect(identity.codes.at(-1)?.to).toBe('p200@example.com');
  await seeded.advance('PT59M');
  expect(seeded.world.snapshot().identity.codes).toHaveLength(200);
  await seeded.advance('PT2M');
  expect(seeded.world.snapshot().identity.codes).toEqual([]);
});

test('an event of excessive size is rejected', async () => {
  const seeded = await seededWorld();
  const event = { eventName: 'x', eventProperties: { text: 'x'.repeat(40_000) } };
  const response = await seeded.post('/events', event);
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ detail: expect.stringContaining('32768') });
});
