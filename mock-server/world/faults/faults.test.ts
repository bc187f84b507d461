import { describe, expect, test } from 'vitest';
import {
  CurrentUserDocument,
  WithdrawApplicationDocument,
} from '../../../src/contract/generated/documents';
import { seededWorld } from '../../domain/seed/testing/seeded-world';
import { FAULT_TABLE } from './fault-table';
import { FaultSpecError, parseFault } from './spec';

describe('reading faults', () => {
  test.each(Object.entries(FAULT_TABLE))('reads the example of %s', (key, { example }) => {
    expect(parseFault(example)).toHaveProperty(key);
  });

  test('converts values to their types', () => {
    expect(parseFault('operation=currentUser, status=503, times=2')).toEqual({
      operation: 'currentUser',
      status: 503,
      times: 2,
    });
    expect(parseFault('offline')).toEqual({ offline: true });
    expect(parseFault('error=a=b')).toEqual({ error: 'a=b' });
  });

  test.each([
    ['', /unknown key ""/],
    ['ofline', /unknown key "ofline"; valid ones are operation, endpoint/],
    ['status=', /"status" needs a value/],
    ['status=200', /"status" must be a whole number from 400 to 599, not "200"/],
    ['latency=fast', /"latency" must be a whole number/],
    ['operation=currentUser', /does not say what goes wrong/],
    ['status=500,status=503', /"status" is given twice/],
    ['offline,status=503', /"status" and "offline" cannot be combined/],
    ['drop,error=Unauthorized', /"error" and "drop" cannot be combined/],
    ['error=Unauthorized,status=401', /cannot be combined/],
    ['operation=currentUser,endpoint=graphql,status=500', /cannot be combined/],
    ['endpoint=userinfo,error=x', /"error" is a GraphQL error/],
    ['offline=no', /"offline" takes no value/],
    ['drop=during', /"drop" takes before or after/],
    ['answer=truncate', /unknown answer truncate, did you mean truncated/],
    ['type=plain', /"type" must be a media type/],
    ['latency=1,retryAfter=3', /"retryAfter" belongs to a status/],
    ['status=503,retryAfter=soon', /"retryAfter" must be a whole number/],
    ['direct=accept', /unknown direct accept: expected refuse/],
  ])('rejects "%s": %s', (spec, message) => {
    expect(() => parseFault(spec)).toThrow(FaultSpecError);
    expect(() => parseFault(spec)).toThrow(message);
  });
});

describe('applying faults', () => {
  async function statuses(fault: string, calls = 4): Promise<number[]> {
    const seeded = await seededWorld({ faults: [fault] });
    const answers: number[] = [];
    for (let call = 0; call < calls; call += 1) {
      answers.push((await seeded.run(CurrentUserDocument)).status);
    }
    return answers;
  }

  test('times applies to the first matches, nth to one, both from there on', async () => {
    expect(await statuses('operation=currentUser,status=503,times=2')).toEqual([
      503, 503, 200, 200,
    ]);
    expect(await statuses('operation=currentUser,status=500,nth=3')).toEqual([200, 200, 500, 200]);
    expect(await statuses('operation=currentUser,status=500,nth=2,times=2')).toEqual([
      200, 500, 500, 200,
    ]);
    expect(await statuses('operation=draft,status=500')).toEqual([200, 200, 200, 200]);
  });

  test('a GraphQL error', async () => {
    const seeded = await seededWorld({ faults: ['operation=currentUser,error=Unauthorized'] });
    const { status, data, errors } = await seeded.run(CurrentUserDocument);
    expect([status, data, errors[0]?.message]).toEqual([200, null, 'Unauthorized']);
  });

  test('a GraphQL error of a code', async () => {
    const seeded = await seededWorld({ faults: ['operation=currentUser,error=OFFER_CLOSED'] });
    expect((await seeded.run(CurrentUserDocument)).code).toBe('OFFER_CLOSED');
  });

  test('an endpoint matches by the end of its path', async () => {
    const seeded = await seededWorld({ faults: ['endpoint=passwordless/start,status=429'] });
    const response = await seeded.post('/idp/passwordless/start', {});
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '60']);
  });

  test('latencies add up', async () => {
    const seeded = await seededWorld({ faults: ['latency=3000', 'latency=500'] });
    await seeded.run(CurrentUserDocument);
    expect(seeded.waits).toEqual([3500]);
  });

  test('offline has no effect on the server, drop has', async () => {
    const withdraw = { creditApplicationId: 'app_0001' };
    for (const [fault, status] of [
      ['offline', 'CREATED'],
      ['operation=withdrawApplication,drop', 'CANCELED_SOFT'],
    ] as const) {
      const seeded = await seededWorld({ faults: [fault] });
      await expect(seeded.run(WithdrawApplicationDocument, withdraw)).rejects.toThrow(SyntaxError);
      expect(seeded.application().status).toBe(status);
    }
  });

  test('control addresses are exempt', async () => {
    const seeded = await seededWorld({ faults: ['offline'] });
    expect((await seeded.post('/__mock/faults', { faults: [] })).status).toBe(200);
    expect((await seeded.run(CurrentUserDocument)).status).toBe(200);
  });

  test('logs the last fifty requests without queries', async () => {
    const seeded = await seededWorld({ faults: ['operation=currentUser,status=503,times=1'] });
    await seeded.run(CurrentUserDocument);
    await seeded.fetch('/idp/authorize?code=123456');
    const [first, second] = seeded.world.snapshot().requests;
    expect(first).toMatchObject({ operation: 'currentUser', status: 503, path: '/graphql' });
    expect(first?.fault).toContain('status=503');
    expect(second).toMatchObject({ path: '/idp/authorize', operation: null, fault: null });
    for (let call = 0; call < 60; call += 1) await seeded.fetch('/events');
    expect(seeded.world.snapshot().requests).toHaveLength(50);
  });
});
