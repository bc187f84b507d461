import { describe, expect, test } from 'vitest';
import type { SeedOptions } from '../../../../cli/support/plain-seed';
import { makeSeed } from '../../../../cli/support/make-seed';
import { createNodeWorld } from '../../../mounts/node/node-world';
import type { World } from '../../../world/world';
import type { ShownRecord } from './change';

const worldOf = (options: SeedOptions): World => createNodeWorld({ seed: makeSeed(options) });

async function ask(world: World, path: string, body?: unknown) {
  const init = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const response = await world.handle(new Request(`http://portal.test/__mock/${path}`, init));
  return { status: response.status, answer: (await response.json()) as unknown };
}

const change = (world: World, kind: string, set: unknown) => ask(world, 'change', { kind, set });

const HOME = { status: 'OFFER_DECISION_NEEDED', persona: 'P-05' };
const ITEM = { program: 'pesto_item', status: 'PREQUAL_ITEM_VALUED' };
const DEPOSIT = { program: 'pesto_cash', screen: 'verify-payment' };

describe('changing a record', () => {
  test('an applicant, with the validation of the data API', async () => {
    const world = worldOf(HOME);
    const address = { addressFirstLine: '1 A Street', city: 'Salem', state: 'or', zip: '97301' };
    const set = {
      firstName: ' Nova  Mae ',
      annualIncome: 1,
      homeAddress: address,
      middleName: null,
    };
    expect((await change(world, 'applicant', set)).status).toBe(200);
    expect(world.snapshot().users[0]).toMatchObject({
      firstName: 'Nova Mae',
      annualIncome: 1,
      middleName: null,
      homeAddress: { ...address, state: 'OR', addressSecondLine: null },
    });
  });

  test('an offer, whose expiry follows', async () => {
    const world = worldOf(HOME);
    const now = world.now();
    const expiresAt = new Date(now + 2 * 86_400_000).toISOString();
    await change(world, 'offer', { creditLine: 1_000_000, expiresAt });
    expect(world.snapshot().applications[0]?.offer).toMatchObject({
      creditLine: 1_000_000,
      expiresAt,
    });
    await ask(world, 'clock', { advance: 'P4D' });
    expect(world.snapshot().applications[0]?.status).toBe('CANCELED_SOFT');
  });

  test('the answers about an item, whose value and status follow', async () => {
    const world = worldOf(ITEM);
    const [before] = world.snapshot().applications;
    expect((await change(world, 'item', { answers: { name: 'Another' } })).status).toBe(200);
    const [after] = world.snapshot().applications;
    expect(after?.itemCart.items.at(-1)?.answers.name).toBe('Another');
    expect(after?.itemCart.version).toBeGreaterThan(before?.itemCart.version ?? 0);
    await change(world, 'item', { removed: true });
    expect(world.snapshot().applications[0]?.itemCart.items.at(-1)?.removed).toBe(true);
  });

  test('the expected date of a deposit, which then arrives on it', async () => {
    const world = worldOf({ ...DEPOSIT, payment: 'processing' });
    const expectedOn = new Date(world.now() + 86_400_000).toISOString().slice(0, 10);
    await change(world, 'deposit', { expectedOn });
    await ask(world, 'clock', { advance: 'P2D' });
    expect(world.snapshot().deposits.payments[0]).toMatchObject({
      status: 'RECEIVED',
      settledOn: expectedOn,
    });
  });

  test('the text of a message', async () => {
    const world = worldOf({ status: 'CREATED' });
    await ask(world, 'event', { event: 'canceled-hard' });
    await change(world, 'message', { body: 'Other words' });
    expect(world.snapshot().inbox.at(-1)?.body).toBe('Other words');
  });
});

test.each<[SeedOptions, string, object, RegExp]>([
  [HOME, 'applicant', { firstName: '' }, /firstName is empty/],
  [HOME, 'applicant', { phone: '12' }, /not a 10-digit US phone number/],
  [HOME, 'applicant', { taxId: '123' }, /must be 9 digits/],
  [HOME, 'applicant', { dob: '2020-01-01' }, /Too young/],
  [HOME, 'applicant', { sub: 'x' }, /"sub" is what the identity provider knows the person by/],
  [HOME, 'applicant', { fristName: 'x' }, /did you mean firstName/],
  [HOME, 'applicant', { incomeSources: ['LOTTERY'] }, /a list of JOB, /],
  [HOME, 'applicant', { homeAddress: { state: 'XX' } }, /homeAddress/],
  [
    HOME,
    'application',
    { status: 'COMPLETE' },
    /moves by events only; possible now: .*canceled-hard/,
  ],
  [
    HOME,
    'application',
    { documentsRequested: ['INCOME'] },
    /the application is in OFFER_DECISION_NEEDED/,
  ],
  [HOME, 'offer', { creditLine: 1_000_001 }, /increments of 500 cents/],
  [HOME, 'offer', { expiresAt: '2020-01-01T00:00:00Z' }, /has passed/],
  [{ status: 'COMPLETE' }, 'offer', { creditLine: 500 }, /was decided on, or has ended/],
  [HOME, 'applicant', { eSignConsentAt: '2090-01-01T00:00:00Z' }, /in the future/],
  [HOME, 'applicant', { termsAcceptedAt: '1990-01-01T00:00:00Z' }, /before October 2000/],
  [HOME, 'applicant', { termsAcceptedAt: null }, /who has applied has accepted the terms/],
  [HOME, 'applicant', { marketing: 'x' }, /"marketing" must be an object, in JSON/],
  [ITEM, 'item', { answers: 'x' }, /"answers" must be an object, in JSON/],
  [ITEM, 'item', { answers: { nmae: 'x' } }, /did you mean name/],
  [ITEM, 'item', { answers: { kind: 'BOAT' } }, /"answers.kind": .*"BOAT"/],
  [ITEM, 'item', { estimate: {} }, /follows from the answers/],
  [ITEM, 'item', { inspection: { line: 1, differences: [] } }, /is not there yet/],
  [
    { program: 'pesto_item', status: 'SHIPPED' },
    'item',
    { removed: true },
    /can no longer be changed: the application is in SHIPPED/,
  ],
  [{ ...DEPOSIT, payment: 'processing' }, 'deposit', { amount: 1 }, /the ledger holds it/],
  [
    { ...DEPOSIT, payment: 'needs-bank' },
    'deposit',
    { amount: 99_999_999 },
    /what is left of the deposit/,
  ],
  [{ ...DEPOSIT, payment: 'processing' }, 'deposit', { status: 'RECEIVED' }, /deposit-arrived/],
  [HOME, 'message', { body: 'x' }, /No message; there is: none/],
  [HOME, 'boat', {}, /"kind" must be one of applicant, /],
])(
  "%j: field %s can't be set to %j, with a reason and without changes",
  async (seed, kind, set, why) => {
    const world = worldOf(seed);
    const before = world.snapshot();
    const { status, answer } = await change(world, kind, { ...set });
    expect(status).toBe(400);
    expect(answer).toEqual({ error: expect.stringMatching(why) as string });
    const changed = { ...world.snapshot(), requests: before.requests };
    expect(changed).toEqual(before);
  },
);

test("every record is listed, with what each field accepts or why it can't be changed", async () => {
  const world = worldOf(HOME);
  const { answer } = (await ask(world, 'change')) as { answer: { records: ShownRecord[] } };
  expect(answer.records.map(({ kind }) => kind)).toEqual(['applicant', 'application', 'offer']);
  for (const { fields } of answer.records) {
    for (const { takes, stays } of fields) expect(takes === null).toBe(stays !== null);
  }
});

test('unchanged faults continue counting with `keep`', async () => {
  const world = worldOf(HOME);
  const faults = ['operation=currentUser,latency=1'];
  await ask(world, 'faults', { faults });
  const query = { query: '{ currentUser { id } }', operationName: 'currentUser' };
  const init = { method: 'POST', body: JSON.stringify(query) };
  await world.handle(
    new Request('http://portal.test/graphql', {
      ...init,
      headers: { 'content-type': 'application/json' },
    }),
  );
  const struck = async (keep: boolean) =>
    (await ask(world, 'faults', { faults, keep })).answer as { faults: { struck: number }[] };
  expect((await struck(true)).faults[0]?.struck).toBe(1);
  expect((await struck(false)).faults[0]?.struck).toBe(0);
});
