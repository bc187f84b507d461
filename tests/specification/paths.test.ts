import { describe, expect, test } from 'vitest';
import { FLOWS, type Flow } from '../../src/catalogue/flows';
import { findRoute, screenOn } from '../../src/catalogue/routes';
import { screenForStatus } from '../../src/catalogue/status-navigation';
import { SCHEMA_SDL } from '../../src/contract/generated/schema-sdl';
import { STATUSES } from '../../src/catalogue/statuses';
import { SPEC_OPEN, SPEC_ROOTS, SPEC_ROUTES } from './spec-routes';
import { SPEC } from './spec-table';

const FLOW_OF: Readonly<Partial<Record<keyof typeof SPEC_ROUTES, Flow>>> = {
  application: 'item',
  'application offer': 'item',
  'application status': 'item',
  'pre-qualified shipping': 'item',
  'home-light flow': 'home',
  'cash-secured flow': 'cash',
};

const GROUPS = Object.entries(SPEC_ROUTES).flatMap(([group, paths]) =>
  paths.map((path) => [group as keyof typeof SPEC_ROUTES, path] as const),
);

describe('paths (spec 2)', () => {
  test.each(GROUPS)('%s: %s has a screen or redirect', (group, path) => {
    const route = findRoute(path);
    const flow = FLOW_OF[group];
    const screens = FLOWS.filter((one) => flow === undefined || one === flow).map((one) =>
      route === undefined ? undefined : screenOn(route, one),
    );
    const found = screens.find((screen) => screen !== null);
    if (SPEC_ROOTS.includes(path))
      expect([route?.path === undefined, found]).toEqual([false, undefined]);
    else expect(found).toEqual(expect.any(String));
  });

  test.each(GROUPS)('%s: %s is public only if specified', (_group, path) => {
    expect(findRoute(path)?.access === 'public').toBe(SPEC_OPEN.includes(path));
  });
});

test('the statuses and designed ones match (spec 4)', () => {
  expect(SPEC.statuses).toHaveLength(21);
  const others = STATUSES.filter((status) => !SPEC.statuses.some((name) => name === status));
  expect(others.filter((status) => !SCHEMA_SDL.includes(`  ${status} @designed\n`))).toEqual([]);
  expect(STATUSES).toEqual(expect.arrayContaining([...SPEC.statuses]));
});

describe('status navigation (spec 4)', () => {
  const { item, homeOverrides, unlisted } = SPEC.statusScreens;

  test.each(SPEC.statuses)('of %s', (status) => {
    const inItems = Object.entries(item).find(([name]) => name === status)?.[1] ?? unlisted;
    const inHome = Object.entries(homeOverrides).find(([name]) => name === status)?.[1] ?? inItems;
    expect([screenForStatus('item', status), screenForStatus('home', status)]).toEqual([
      inItems,
      inHome,
    ]);
  });
});
