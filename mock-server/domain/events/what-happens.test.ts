import { expect, test } from 'vitest';
import { PAYMENT_STATE_IDS } from '../../scenario/payment-states';
import { STATUSES, type Status } from '../../../src/catalogue/statuses';
import type { Seed } from '../../scenario/seed';
import { combinationProblem } from '../../scenario/combination';
import type { ApplicationRecord, EventDetails, WorldState } from '../../world/state';
import { testContext } from '../../apis/identity/testing/test-world';
import type { EventName } from '../lifecycle/event-names';
import { Refusal } from '../rules/refusal';
import { createState } from '../seed/create-state';
import { testSeed } from '../seed/testing/test-seed';
import { EVENT_NAMES, EVENTS } from './events';
import { possibleEvents } from './possible-events';

/** Every value of what an event can change, by its path. */
function valuesOf(state: WorldState): Map<string, string> {
  const values = new Map<string, string>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'object' && value !== null) {
      for (const [key, inside] of Object.entries(value)) walk(inside, `${path}.${key}`);
    } else values.set(path, JSON.stringify(value));
  };
  const { applications, users, deposits, schedule, letters, inbox } = state;
  walk(applications[0], 'application');
  walk(users[0], 'user');
  walk(deposits, 'deposits');
  for (const { event, dueAt } of schedule) {
    values.set(`coming.${event}`, new Date(dueAt).toISOString());
  }
  walk({ letters, mails: inbox.map(({ subject }) => subject) }, 'sent');
  // It changes with everything else.
  values.delete('application.updatedAt');
  return values;
}

/** What differs, a line each. */
function changes(before: Map<string, string>, after: Map<string, string>): string[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  return paths.flatMap((path) => {
    const [from, to] = [before.get(path), after.get(path)];
    return from === to ? [] : [`  ${path}: ${from ?? 'none'} → ${to ?? 'none'}`];
  });
}

type Change = (application: ApplicationRecord, state: WorldState) => void;

/** What an event is told besides its name. */
interface Told {
  readonly outcome?: Status;
  readonly details?: EventDetails;
}

/** What everything that can happen to a world does, told this and that; in a changed one also what refuses all else. */
function happenings(seed: Seed, title: string, change?: Change): string[] {
  const seeded = createState(seed, { machineNow: 0, frozen: true });
  const [first] = seeded.applications;
  if (first === undefined) return [];
  change?.(first, seeded);
  const text = JSON.stringify(seeded);
  const possible = new Set(possibleEvents(first, seeded));
  // What refuses an event in a world that a seed makes is another case's to hold.
  const events = change === undefined ? [...possible] : EVENT_NAMES;

  return events.flatMap((event) => {
    const told: readonly Told[] = possible.has(event)
      ? [{}, ...EVENTS[event].outcomes.map((outcome) => ({ outcome })), ...(DETAILS[event] ?? [])]
      : [{}];
    return told.flatMap(({ outcome = null, details }) => {
      const state = JSON.parse(text) as WorldState;
      const before = valuesOf(state);
      const [application] = state.applications;
      if (application === undefined) return [];
      const name = [title, event, outcome, details && JSON.stringify(details)]
        .filter(Boolean)
        .join(' ');
      try {
        EVENTS[event].apply(testContext(state), application, outcome, details);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return [`${name}: ${possible.has(event) ? 'LISTED, BUT ' : ''}${error.message}`];
      }
      const listed = possible.has(event) ? '' : ' (not listed)';
      return [`${name}${listed}:`].concat(changes(before, valuesOf(state)));
    });
  });
}

/** Told with an event that can happen. */
const DETAILS: Partial<Record<EventName, readonly Told[]>> = {
  'scheduled-deposit': [
    { details: { fails: true } },
    { details: { fails: true, failure: 'ACCOUNT_CLOSED' } },
  ],
  'refund-sent': [{ details: { paymentId: 'pay_none' } }],
  'deposit-arrived': [{ details: { paymentId: 'pay_none' } }],
};

const shipped = (change: Change): readonly [Partial<Seed>, Change] => [
  { status: 'SHIPPED' },
  change,
];

/** Worlds that no seed makes, and that people can get into. */
const PARCELS: Readonly<Record<string, readonly [Partial<Seed>, Change]>> = {
  'shipped, not scanned yet': shipped(({ shipment }) => {
    Object.assign(shipment ?? {}, { status: 'IN_TRANSIT', events: [] });
  }),
  'shipped with a label that failed': shipped(({ shipment }) => {
    Object.assign(shipment ?? {}, { status: 'FAILED', events: [] });
  }),
  'shipped without a parcel': shipped((application) => {
    application.shipment = null;
  }),
  'shipped from an address of its own': shipped(({ shipment }, { users: [user] }) => {
    Object.assign(shipment ?? {}, { status: 'IN_TRANSIT', events: [] });
    if (user?.homeAddress)
      user.shippingAddress = { ...user.homeAddress, city: 'Elsewhere', isConfirmed: true };
  }),
  'shipped from nowhere known': shipped(({ shipment }, { users: [user] }) => {
    Object.assign(shipment ?? {}, { status: 'IN_TRANSIT', events: [] });
    Object.assign(user ?? {}, { homeAddress: null, shippingAddress: null });
  }),
  'shipped by the second of two people': shipped(({ shipment }, { users }) => {
    Object.assign(shipment ?? {}, { status: 'IN_TRANSIT', events: [] });
    const [user] = users;
    if (user?.homeAddress) {
      const homeAddress = { ...user.homeAddress, city: 'Not Here' };
      users.unshift({ ...user, sub: 'email|other', homeAddress });
    }
  }),
  'delivered, not opened': shipped(({ shipment }) => {
    if (shipment !== null) shipment.status = 'DELIVERED';
  }),
};

// `npx vitest run -u` on this file writes them anew: read the difference before it is kept.
test('what each event of a parcel and an item changes, wherever it can happen, and what refuses it elsewhere', async () => {
  const seeded = STATUSES.flatMap((status) =>
    happenings(testSeed({ program: 'pesto_item', status }), status),
  );
  const met = Object.entries(PARCELS).flatMap(([title, [wishes, change]]) =>
    happenings(testSeed({ program: 'pesto_item', ...wishes }), title, change),
  );
  const text = [...seeded, ...met].join('\n');
  await expect(text).toMatchFileSnapshot('./testing/what-happens-to-items.txt');
});

test('what each event of a deposit changes, wherever it can happen, and what refuses it elsewhere', async () => {
  const text = PAYMENT_STATE_IDS.flatMap((payment) => {
    const seed = testSeed({ program: 'pesto_cash', status: 'OFFER_DECISION_NEEDED', payment });
    return combinationProblem(seed) === null ? happenings(seed, payment) : [];
  });
  await expect(text.join('\n')).toMatchFileSnapshot('./testing/what-happens-to-deposits.txt');
});
