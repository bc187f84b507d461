import { beforeAll, describe, expect, test } from 'vitest';
import { makeSeed } from '../../../cli/support/make-seed';
import { makeTokens } from '../../../cli/support/mint-tokens';
import { encodeSeed } from '../../scenario/seed';
import { checkSeed } from './check-seed';
import { CAPTCHA_KINDS } from '../identity/captcha-kinds';
import { TOKEN_FAULTS } from '../identity/token-faults';
import { seededWorld, TEST_ORIGIN, type SeededWorld } from '../../domain/seed/testing/seeded-world';
import { testSeed } from '../../domain/seed/testing/test-seed';

test.each([
  ['operation=curentUser,status=503', 'did you mean currentUser?'],
  ['operation=constructor,status=503', 'unknown operation constructor'],
  ['operation=__proto__,status=503', 'unknown operation __proto__'],
  ['idToken=exp_pst', 'did you mean exp_past?'],
  ['idToken=constructor', 'unknown token fault constructor'],
  ['endpoint=nonsense/foo,status=503', 'unknown endpoint nonsense/foo: expected one of '],
  ['endpoint=passwordles/start,status=429', 'did you mean passwordless/start'],
  ['endpoint=start/,status=429', 'unknown endpoint start/'],
  ['endpoint=files/home_light/privacy-notic.pdf,status=404', 'did you mean privacy-notice.pdf'],
  ['error=Unautorized', 'unknown error Unautorized, did you mean Unauthorized?'],
  ['error=offer_closed', 'did you mean OFFER_CLOSED?'],
  ['error=NO_SUCH_CODE', 'unknown error NO_SUCH_CODE: expected SSN_DUPLICATE'],
])('the fault %s is rejected wherever it is entered', async (fault, message) => {
  const seeded = await seededWorld();
  expect(() => makeSeed({ faults: [fault] })).toThrow(message);
  const linked = checkSeed(encodeSeed(testSeed({ faults: [fault] })));
  expect(linked).toMatchObject({ ok: false, detail: expect.stringContaining(message) });
  for (const path of ['/__mock/faults', '/__mock/seed']) {
    const response = await seeded.post(path, { faults: [fault] });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(message);
  }
});

test.each([
  'endpoint=/idp/userinfo,status=500',
  'endpoint=start,status=500',
  'endpoint=secure/graphql,status=500',
  'endpoint=files/trovy/terms-of-service.pdf,status=404',
  'endpoint=privacy-notice.pdf,status=404',
  'endpoint=uploads/doc_0001,status=413',
  'error=Unauthorized',
  'error=OFFER_CLOSED',
  'error=The server is on fire',
])('the fault %s is applied', async (fault) => {
  const seeded = await seededWorld();
  expect((await seeded.post('/__mock/faults', { faults: [fault] })).status).toBe(200);
});

describe('every rejection of the identity provider can be simulated', () => {
  let seeded: SeededWorld;

  beforeAll(async () => {
    seeded = await seededWorld();
  });

  const played = (): string[] => seeded.world.snapshot().faults.map(({ spec }) => spec);

  test.each([
    ...Object.keys(TOKEN_FAULTS).map((name) => ['idToken', name] as const),
    ...Object.keys(CAPTCHA_KINDS).map((name) => ['captcha', name] as const),
  ])('%s=%s: by a seed, a link, POST /__mock/faults and portal token', async (kind, name) => {
    const fault = `${kind}=${name}`;
    const seed = makeSeed({ faults: [fault] });
    expect(checkSeed(encodeSeed(seed))).toMatchObject({ ok: true, seed: { faults: [fault] } });
    await seeded.post('/__mock/seed', { seed: encodeSeed(seed) });
    expect(played()).toEqual([fault]);
    await seeded.post('/__mock/faults', { faults: [] });
    await seeded.post('/__mock/faults', { faults: [fault] });
    expect(played()).toEqual([fault]);
    if (kind === 'captcha') return;
    const made = await makeTokens({ fault: name, origin: TEST_ORIGIN, nonce: 'n', state: 's' });
    expect(made.fault?.name).toBe(name);
  });
});

test('a fault of an operation matches a request that only names it in the query', async () => {
  const seeded = await seededWorld({ faults: ['operation=currentUser,status=503'] });
  const response = await seeded.post('/graphql', {
    query: 'query currentUser { currentUser { id } }',
  });
  expect(response.status).toBe(503);
});

test.each([
  ['offer', 'home_light', 'OFFER_DECISION_NEEDED'],
  ['not-prequalified', 'pesto_item', 'NOT_PREQUALIFIED'],
])('a seed of screen %s in %s gets the status that shows it', async (screen, program, status) => {
  const seeded = await seededWorld();
  const response = await seeded.post('/__mock/seed', { screen, program });
  expect(response.status).toBe(200);
  expect(seeded.application().status).toBe(status);
});
