import { describe, expect, test } from 'vitest';
import { programDefinition, type ProgramId } from '../../../src/catalogue/programs';
import { STATUSES, type Status } from '../../../src/catalogue/statuses';
import type { WorldState } from '../../world/state';
import { testContext } from '../../apis/identity/testing/test-world';
import { createState } from '../seed/create-state';
import { testSeed } from '../seed/testing/test-seed';
import { EVENT_NAMES, isEventName, EVENTS } from './events';
import { isRareEvent, possibleEvents } from './possible-events';
import { TransitionRefused } from '../lifecycle/transition-refused';
import { REVIEWED } from '../lifecycle/testing/expected-moves';
import { isListed } from '../lifecycle/transitions';

const PROGRAMS: readonly ProgramId[] = ['home_light', 'pesto_item', 'pesto_cash'];

describe.each(PROGRAMS)('in %s', (program) => {
  const { flow } = programDefinition(program);

  test.each(STATUSES)('possible events in %s follow the table and others are refused', (from) => {
    const seeded = JSON.stringify(
      createState(testSeed({ program, status: from }), { machineNow: 0, frozen: true }),
    );
    const happened = EVENT_NAMES.filter((event) => {
      const state = JSON.parse(seeded) as WorldState;
      const [application] = state.applications;
      if (application === undefined) throw new Error('Nothing is seeded');
      const previous = application.previousStatus;
      try {
        EVENTS[event].apply(testContext(state), application, null);
      } catch (error) {
        if (!(error instanceof TransitionRefused)) throw error;
        return false;
      }
      const to = application.status;
      if (to !== from) expect(isListed(flow, { from, to, previous })).toBe(true);
      return true;
    });
    const state = JSON.parse(seeded) as WorldState;
    const possible = state.applications.flatMap((known) => possibleEvents(known, state));
    expect(possible).toEqual(happened);
  });
});

test('every event has a description and a name', () => {
  for (const { description } of Object.values(EVENTS)) expect(description).toMatch(/^[A-Z].+\.$/);
  expect(EVENT_NAMES.every(isEventName)).toBe(true);
  expect(isEventName('nothing')).toBe(false);
});

test('rare events end or interrupt an application', () => {
  expect(EVENT_NAMES.filter(isRareEvent)).toEqual([
    'review-needed',
    'duplicate-found',
    'record-broken',
    'offer-expired',
    'freeze-overdue',
    'information-overdue',
    'inactive',
    'canceled-hard',
  ]);
});

function inOrder(statuses: readonly Status[]): readonly Status[] {
  return STATUSES.filter((status) => statuses.includes(status));
}

test('an event lists its possible outcomes', () => {
  const withOutcomes = EVENT_NAMES.filter((name) => EVENTS[name].outcomes.length > 0);
  const found = Object.fromEntries(
    withOutcomes.map((name) => [name, inOrder(EVENTS[name].outcomes)]),
  );
  expect(found).toEqual({
    decision: inOrder([
      'PREQUALIFIED',
      'FIN_INFO_NEEDED',
      'CREDIT_FREEZE',
      'MANUAL_REVIEW',
      'INVALID_STATE',
      'NOT_PREQUALIFIED',
      'CREDIT_DENIED',
      'CANCELED_DUPE',
    ]),
    'documents-checked': inOrder(['OFFER_DECISION_NEEDED', 'FIN_INFO_NEEDED', 'OFFER_ACCEPTED']),
    'review-decided': inOrder([...REVIEWED, 'CANCELED_HARD']),
    'items-inspected': inOrder(['OFFER_DECISION_NEEDED', 'MANUAL_REVIEW', 'NOT_PREQUALIFIED']),
  });
});
