import { expect, test } from 'vitest';
import { PROGRAM_IDS, programDefinition } from '../../src/catalogue/programs';
import { screenPath } from '../../src/catalogue/routes';
import { SCREEN_IDS, screenDefinition } from '../../src/catalogue/screens';
import { screenForStatus } from '../../src/catalogue/status-navigation';
import { STATUSES } from '../../src/catalogue/statuses';
import { makeSeed } from './make-seed';
import { seedDestination } from '../../mock-server/scenario/seed-destination';

test.each(PROGRAM_IDS)('a seed link of %s for a screen or status ends there', (program) => {
  const { flow } = programDefinition(program);
  for (const screen of SCREEN_IDS.filter((id) => screenPath(id, flow) !== undefined)) {
    const end = seedDestination(makeSeed({ program, screen }));
    expect(end.screen).toBe(screen);
    const visitors = seedDestination(makeSeed({ program, screen, signedOut: true }));
    const isOpen = screenDefinition(screen).access === 'public';
    expect(visitors.screen).toBe(isOpen ? end.screen : 'login');
  }
  for (const status of STATUSES) {
    const { screen } = seedDestination(makeSeed({ program, status }));
    expect(screen).toBe(screenForStatus(flow, status));
  }
});

test('the callback without a response shows itself to visitors and redirects others', () => {
  const seed = makeSeed({ screen: 'login-callback' });
  expect(seedDestination(seed).path).toBe('/login-callback');
  expect(seedDestination({ ...seed, signedIn: true })).toEqual(
    seedDestination(makeSeed({ status: seed.status })),
  );
});

test.each([
  [
    { screen: 'verify-info', program: 'pesto_cash' },
    'screen verify-info belongs to flow item or home, but',
  ],
  [{ screen: 'offer', status: 'COMPLETE' }, "isn't available in status COMPLETE, expected"],
])('%j is rejected as a combination', (options, problem) => {
  expect(() => makeSeed(options)).toThrow(problem);
});
