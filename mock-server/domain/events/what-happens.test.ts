import { expect, test } from 'vitest';
import { PAYMENT_STATE_IDS } from '../../scenario/payment-states';
import { STATUSES } from '../../../src/catalogue/statuses';
import type { Seed } from '../../scenario/seed';
import { combinationProblem } from '../../scenario/combination';
import type { WorldState } from '../../world/state';
import { testContext } from '../../apis/identity/testing/test-world';
import { createState } from '../seed/create-state';
import { testSeed } from '../seed/testing/test-seed';
import { EVENTS } from './events';
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

function happenings(seed: Seed, title: string): string[] {
  const seeded = JSON.stringify(createState(seed, { machineNow: 0, frozen: true }));
  const read = () => JSON.parse(seeded) as WorldState;
  const [first] = read().applications;
  if (first === undefined) return [];
  return possibleEvents(first, read()).flatMap((event) => {
    const state = read();
    const before = valuesOf(state);
    const [application] = state.applications;
    if (application === undefined) return [];
    EVENTS[event].apply(testContext(state), application, null);
    return [[`${title}: ${event}`], changes(before, valuesOf(state))].flat();
  });
}

// `npx vitest run -u` on this file writes them anew: read the difference before it is kept.
test('what each event of a parcel, an item and a deposit changes, wherever it can happen', async () => {
  const items = STATUSES.flatMap((status) =>
    happenings(testSeed({ program: 'pesto_item', status }), status),
  );
  await expect(items.join('\n')).toMatchFileSnapshot('./testing/what-happens-to-items.txt');
  const deposits = PAYMENT_STATE_IDS.flatMap((payment) => {
    const seed = testSeed({ program: 'pesto_cash', status: 'OFFER_DECISION_NEEDED', payment });
    return combinationProblem(seed) === null ? happenings(seed, payment) : [];
  });
  await expect(deposits.join('\n')).toMatchFileSnapshot('./testing/what-happens-to-deposits.txt');
});
