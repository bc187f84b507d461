import { describe, expect, test } from 'vitest';
import { STATUSES } from '../../../src/catalogue/statuses';
import { isListed, ownTransitions } from './transitions';
import type { Trigger } from './transition';
import { EVENT_NAMES, EVENTS } from '../events/events';
import { expectedMoves } from './testing/expected-moves';

describe('in the item flow', () => {
  test.each(STATUSES)('from %s exactly the listed transitions exist', (from) => {
    const allowed = STATUSES.filter((to) => isListed('item', { from, to, previous: 'SHIPPED' }));
    expect(allowed).toEqual(expectedMoves('item', from));
  });

  test('every row of a system trigger has an event', () => {
    const ofCalls: readonly Trigger[] = ['items-valued', 'items-shipped'];
    const triggers = EVENT_NAMES.map((name) => EVENTS[name].trigger);
    const others = ownTransitions('item')
      .filter(({ actor }) => actor !== 'applicant')
      .map(({ trigger }) => trigger)
      .filter((trigger) => !ofCalls.includes(trigger));
    expect(triggers).toEqual(expect.arrayContaining(others));
  });
});
