import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, expectTypeOf, test } from 'vitest';
import { OPERATION_EVENTS } from '../services/analytics/operation-events';
import type { track } from '../services/analytics/track';
import { FUNNELS, funnelProblem, funnelSteps } from './event-funnels';
import { EVENT_NAMES, type EventName, type EventProperties } from './events';
import { FLOWS } from './flows';

const sent = (...names: string[]) => names.map((eventName) => ({ eventName }));

test('a funnel is complete if its steps are in order, with anything in between', () => {
  const home = FUNNELS.home.flatMap((name) => ['Page Loaded', name, name]);
  expect(funnelProblem(sent(...home), 'home')).toBeNull();
  expect(funnelProblem(sent('Deposits Scheduled', 'Agreements Signed'), 'cash')).toContain(
    'lacks "Code Requested" (step 1 of 9)',
  );
  expect(
    funnelProblem(sent('Signed In', 'Code Submitted'), 'home', { from: 'Code Submitted' }),
  ).toBe(
    'The funnel of home lacks "Signed In" after "Code Submitted" (step 2 of 7). Events: Signed In, Code Submitted.',
  );
});

test('alternative events count as a step, and a funnel part ends at its last step', () => {
  const part = { from: 'Funding Chosen', to: 'Deposits Scheduled' } as const;
  expect(funnelProblem(sent('Funding Chosen', 'Deposits Scheduled'), 'cash', part)).toBeNull();
  expect(funnelProblem(sent('Funding Chosen', 'Deposit Submitted'), 'cash', part)).toBeNull();
  expect(funnelProblem([], 'cash', part)).toContain('Events: nothing.');
  expect(() => funnelSteps('home', { from: 'Item Kept' })).toThrow('no step "Item Kept"');
});

test.each(FLOWS)('the funnel of %s ends with the signature', (flow) => {
  expect(FUNNELS[flow].at(-1)).toBe('Agreements Signed');
});

/** Without tests. */
const SOURCES = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter(({ name }) => /\.tsx?$/.test(name) && !name.includes('.test.'))
  .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
  .join('\n');

test('every event of the table is sent somewhere', () => {
  const operations = new Set<string>(Object.values(OPERATION_EVENTS));
  const unsent = EVENT_NAMES.filter(
    (name) =>
      !operations.has(name) &&
      !SOURCES.includes(`track('${name}'`) &&
      !SOURCES.includes(`name: '${name}'`),
  );
  expect(unsent).toEqual([]);
});

test('an unknown event or property value does not compile', () => {
  expectTypeOf<'No Such Event'>().not.toExtend<EventName>();
  expectTypeOf<Parameters<typeof track>[0]>().toEqualTypeOf<EventName>();
  expectTypeOf<EventProperties<'Funding Chosen'>>().toEqualTypeOf<{
    readonly funding: 'now' | 'over-time';
  }>();
});
