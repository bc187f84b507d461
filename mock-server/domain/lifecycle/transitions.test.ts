import { describe, expect, test } from 'vitest';
import { FLOWS } from '../../../src/catalogue/flows';
import { isOpen, statusInFlow } from '../../../src/catalogue/status/facts';
import { STATUSES, type Status } from '../../../src/catalogue/statuses';
import type { WorldState } from '../../world/state';
import { testContext } from '../../apis/identity/testing/test-world';
import { createState } from '../seed/create-state';
import { testSeed } from '../seed/testing/test-seed';
import { lifecycleDiagram } from './diagram';
import { expectedMoves } from './testing/expected-moves';
import { transition } from '../applications/move';
import { TransitionRefused } from './transition-refused';
import type { Trigger } from './transition';
import { STATUS_LIFECYCLES } from './status/definitions';
import { isListed, isTriggered, transitionsOf } from './transitions';

const TRIGGERS: readonly Trigger[] = [
  ...new Set(transitionsOf('home').map(({ trigger }) => trigger)),
];

/** `seeded`: JSON of a world. */
function happens(seeded: string, to: Status): boolean {
  const state = JSON.parse(seeded) as WorldState;
  const [application] = state.applications;
  if (application === undefined) throw new Error('Nothing is seeded');
  const context = testContext(state);
  const moves = TRIGGERS.some((trigger) => {
    try {
      transition(context, application, to, trigger);
      return true;
    } catch (error) {
      expect(error).toBeInstanceOf(TransitionRefused);
      return false;
    }
  });
  if (moves) expect(application.status).toBe(to);
  else expect(JSON.stringify(state)).toBe(seeded);
  return moves;
}

describe('in the home flow', () => {
  test.each(STATUSES)(
    'from %s exactly the listed transitions exist and others are refused',
    (from) => {
      const seeded = JSON.stringify(
        createState(testSeed({ status: from }), { machineNow: 0, frozen: true }),
      );
      const reached = STATUSES.filter((to) => happens(seeded, to));
      expect(reached).toEqual(expectedMoves('home', from));
    },
  );
});

test("the diagram contains the table's rows", () => {
  const diagram = lifecycleDiagram('home');
  expect(diagram).toContain('  OFFER_DECISION_NEEDED --> OFFER_ACCEPTED: accept-offer\n');
  expect(diagram).toContain('    CANCELED_HARD (canceled-hard)\n');
  const edges = transitionsOf('home')
    .filter(({ from }) => from !== 'any open')
    .reduce((sum, { from, to }) => sum + from.length * (to === 'previous' ? 1 : to.length), 0);
  expect(diagram.match(/-->/g)).toHaveLength(edges + 2);
});

test.each([
  [
    'item',
    {
      applicant:
        'item-added cart-edited address-and-income reject-offer accept-offer recheck-report agreements-signed withdraw',
      system: 'items-valued decision review-needed duplicate-found record-broken',
      'back office':
        'item-reviewed items-received items-inspected documents-checked documents-refused documents-denied review-decided canceled-hard record-repaired',
      network: 'items-shipped',
      timer: 'offer-expired freeze-overdue information-overdue inactive',
    },
  ],
  [
    'cash',
    {
      applicant:
        'personal-info recheck-report reject-offer accept-offer agreements-signed withdraw',
      system: 'decision terms-ready payment-unverified review-needed duplicate-found record-broken',
      'back office':
        'documents-checked documents-refused review-decided canceled-hard record-repaired',
      network: 'deposit-arrived',
      timer: 'funding-window-ended offer-expired freeze-overdue information-overdue inactive',
    },
  ],
  [
    'home',
    {
      applicant:
        'personal-info reject-offer accept-offer recheck-report agreements-signed withdraw',
      system: 'decision terms-ready review-needed duplicate-found record-broken',
      'back office':
        'documents-checked documents-refused documents-denied review-decided canceled-hard record-repaired',
      timer: 'cancellation-period-ended offer-expired freeze-overdue information-overdue inactive',
    },
  ],
] as const)('in the %s flow every transition has a trigger', (flow, actors) => {
  const found: Record<string, Set<string>> = {};
  for (const { actor, trigger } of transitionsOf(flow)) (found[actor] ??= new Set()).add(trigger);
  const listed = Object.entries(actors).map(
    ([actor, triggers]) => [actor, new Set(triggers.split(' '))] as const,
  );
  expect(found).toEqual(Object.fromEntries(listed));
});

test('every status is reachable, and every open one can be left', () => {
  const reached = new Set<Status>(['CREATED']);
  for (const from of reached) {
    for (const to of STATUSES.filter((status) =>
      FLOWS.some((flow) => isListed(flow, { from, to: status })),
    )) {
      reached.add(to);
    }
  }
  expect(STATUSES.filter((status) => !reached.has(status))).toEqual([]);
  const stuck = STATUSES.filter((from) =>
    FLOWS.every((flow) =>
      transitionsOf(flow).every((row) => row.from === 'any open' || !row.from.includes(from)),
    ),
  );
  expect(stuck.filter(isOpen)).toEqual([]);
});

test.each(FLOWS)('in the %s flow the mock continues by itself where screens wait', (flow) => {
  const passing = STATUSES.filter((status) => statusInFlow(status, flow).passing);
  const goesOn = STATUSES.filter((status) => {
    const { byItself } = STATUS_LIFECYCLES[status];
    return byItself !== null && isTriggered(flow, status, byItself);
  });
  expect(goesOn).toEqual(passing);
});
