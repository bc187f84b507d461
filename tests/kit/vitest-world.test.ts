import { describe } from 'vitest';
import { findPersona, PERSONAS } from '../../fixtures/personas';
import { STATUSES } from '../../src/catalogue/statuses';
import { DEFAULT_PROGRAM, PROGRAM_IDS } from '../../src/catalogue/programs';
import { expect, test } from './vitest-world';

const WHO = '{ currentUser { firstName creditApplication { status } } }';

const statusOf = (portal: { state(): { applications: readonly { status: string }[] } }) =>
  portal.state().applications[0]?.status;

describe('a seed', () => {
  test.override({
    seed: {
      status: 'VERIFY_DOC',
      program: DEFAULT_PROGRAM,
      persona: 'P-05',
      faults: ['operation=getBillingAddress,error=Unauthorized'],
      now: '2026-12-24T09:00:00-05:00',
    },
  });

  test('is the start of the world, including its session', async ({ portal }) => {
    const creditApplication = { status: 'VERIFY_DOC' };
    expect(await portal.query(WHO)).toEqual({
      data: { currentUser: { firstName: 'Zoë', creditApplication } },
    });
    expect(portal.world.now()).toBe(Date.parse('2026-12-24T09:00:00-05:00'));
  });

  test('applies its faults until they are removed', async ({ portal }) => {
    const address = 'query getBillingAddress { currentUser { billingAddress { city } } }';
    expect(await portal.query(address)).toMatchObject({ errors: [expect.anything()] });
    await portal.faults([]);
    expect(await portal.query(address)).not.toHaveProperty('errors');
  });

  test('counts its faults and fails for one that was never triggered', async ({ portal }) => {
    const [spec = ''] = portal.seed.faults;
    expect(() => portal.expectFaultsStruck()).toThrow(`Fault "${spec}" never matched a request.`);
    await portal.query('query getBillingAddress { currentUser { billingAddress { city } } }');
    expect(portal.faultHits()).toEqual({ [spec]: 1 });
    expect(() => portal.expectFaultsStruck()).not.toThrow();
  });

  test("rejects a fault that can't match", async ({ portal }) => {
    const typed = portal.faults(['endpoint=passwordless/strt,status=500']);
    await expect(typed).rejects.toThrow('did you mean passwordless/start');
  });

  test('can be changed by events and the clock', async ({ portal }) => {
    await portal.event('documents-checked');
    expect(statusOf(portal)).toBe('OFFER_ACCEPTED');
    await portal.clock({ advance: 'P1D' });
    expect(portal.world.now()).toBe(Date.parse('2026-12-25T09:00:00-05:00'));
  });
});

describe('without a session', () => {
  test.override({ seed: { signedOut: true } });

  test('the data API refuses access, and a code can be sent', async ({ portal }) => {
    expect(await portal.query(WHO)).toMatchObject({ errors: [expect.anything()] });
    await portal.fetch('/idp/passwordless/start', {
      method: 'POST',
      body: JSON.stringify({
        client_id: 'portal-client',
        connection: 'email',
        email: 'homer.equityson@example.com',
        send: 'code',
      }),
    });
    expect(portal.inbox()).toMatchObject([{ code: '123456' }]);
  });
});

describe('an invalid seed', () => {
  test.override({ seed: {} });

  test('is rejected with the nearest valid values', async () => {
    const { makeSeed } = await import('../../cli/support/make-seed');
    expect(() => makeSeed({ status: 'MANUAL_REVEIW' })).toThrow('did you mean MANUAL_REVIEW?');
  });
});

describe.concurrent('parallel worlds', () => {
  for (const status of STATUSES) {
    describe(`in ${status}`, () => {
      test.override({ seed: { status } });

      test('have separate states', async ({ portal }) => {
        for (let round = 0; round < 3; round += 1) {
          expect(statusOf(portal)).toBe(status);
          await portal.clock({ advance: 'PT1S' });
        }
        expect(portal.world.now()).toBe(Date.parse(portal.seed.now) + 3000);
      });
    });
  }
});

describe('any persona works with any program', () => {
  for (const program of PROGRAM_IDS) {
    for (const { id } of PERSONAS) {
      describe(`${id} in ${program}`, () => {
        test.override({ seed: { program, persona: id } });

        test('is known to the data API', async ({ portal }) => {
          const firstName = findPersona(id)?.firstName;
          expect(await portal.query(WHO)).toMatchObject({ data: { currentUser: { firstName } } });
          expect(portal.state().applications[0]).toMatchObject({ program, status: 'CREATED' });
        });
      });
    }
  }
});

describe('analytics events', () => {
  test.override({ seed: {} });

  test('are compared with a funnel', async ({ portal }) => {
    const track = (eventName: string, eventProperties = {}) =>
      portal.fetch('/events', {
        method: 'POST',
        body: JSON.stringify({ eventName, eventProperties }),
      });
    await track('Code Submitted', { eventProperties: { channel: 'sms' }, name: '(202) 555-0187' });
    await track('Page Loaded');
    await track('Signed In', { urlParams: { phone: '2025550187' } });
    await portal.events.expectFunnel('home', { from: 'Code Submitted', to: 'Signed In' });
    await expect(portal.events.expectFunnel('home')).rejects.toThrow('lacks "Code Requested"');
    expect(await portal.events.all()).toHaveLength(3);
    await portal.events.expectNothingOf(['123456', 'Nova']);
    await expect(portal.events.expectNothingOf(['(202) 555-0187'])).rejects.toThrow(
      'Signed In holds (202) 555-0187',
    );
  });
});
