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

  test('is what the world starts from, its session included', async ({ portal }) => {
    const creditApplication = { status: 'VERIFY_DOC' };
    expect(await portal.query(WHO)).toEqual({
      data: { currentUser: { firstName: 'Zoë', creditApplication } },
    });
    expect(portal.world.now()).toBe(Date.parse('2026-12-24T09:00:00-05:00'));
  });

  test('plays its faults until they are taken back', async ({ portal }) => {
    const address = 'query getBillingAddress { currentUser { billingAddress { city } } }';
    expect(await portal.query(address)).toMatchObject({ errors: [expect.anything()] });
    await portal.faults([]);
    expect(await portal.query(address)).not.toHaveProperty('errors');
  });

  test('tells how often its faults struck, and fails for one that never did', async ({
    portal,
  }) => {
    const [spec = ''] = portal.seed.faults;
    expect(() => portal.expectFaultsStruck()).toThrow(`Fault "${spec}" never matched a request.`);
    await portal.query('query getBillingAddress { currentUser { billingAddress { city } } }');
    expect(portal.faultHits()).toEqual({ [spec]: 1 });
    expect(() => portal.expectFaultsStruck()).not.toThrow();
  });

  test('refuses a fault that could strike nothing', async ({ portal }) => {
    const typed = portal.faults(['endpoint=passwordless/strt,status=500']);
    await expect(typed).rejects.toThrow('did you mean passwordless/start');
  });

  test('can be moved by the back office and by the clock', async ({ portal }) => {
    await portal.event('documents-checked');
    expect(statusOf(portal)).toBe('OFFER_ACCEPTED');
    await portal.clock({ advance: 'P1D' });
    expect(portal.world.now()).toBe(Date.parse('2026-12-25T09:00:00-05:00'));
  });
});

describe('without a session', () => {
  test.override({ seed: { signedOut: true } });

  test('the data API refuses, and a code is sent to whoever asks', async ({ portal }) => {
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

describe('what cannot be', () => {
  test.override({ seed: {} });

  test('is refused with the nearest valid values', async () => {
    const { makeSeed } = await import('../../cli/support/make-seed');
    expect(() => makeSeed({ status: 'MANUAL_REVEIW' })).toThrow('did you mean MANUAL_REVIEW?');
  });
});

describe.concurrent('side by side', () => {
  for (const status of STATUSES) {
    describe(`in ${status}`, () => {
      test.override({ seed: { status } });

      test('each test has a state of its own', async ({ portal }) => {
        for (let round = 0; round < 3; round += 1) {
          expect(statusOf(portal)).toBe(status);
          await portal.clock({ advance: 'PT1S' });
        }
        expect(portal.world.now()).toBe(Date.parse(portal.seed.now) + 3000);
      });
    });
  }
});

describe('any person combines with any program', () => {
  for (const program of PROGRAM_IDS) {
    for (const { id } of PERSONAS) {
      describe(`${id} in ${program}`, () => {
        test.override({ seed: { program, persona: id } });

        test('is whom the data API knows', async ({ portal }) => {
          const firstName = findPersona(id)?.firstName;
          expect(await portal.query(WHO)).toMatchObject({ data: { currentUser: { firstName } } });
          expect(portal.state().applications[0]).toMatchObject({ program, status: 'CREATED' });
        });
      });
    }
  }
});

describe('what was measured', () => {
  test.override({ seed: {} });

  test('is read and held against a funnel', async ({ portal }) => {
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
