// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { ConsentState } from '../../catalogue/consent';
import { allow, STAGE } from '../../services/analytics/testing/analytics-page';

const started: string[] = [];

vi.mock('../../services/analytics/start-analytics', () => ({
  startAnalytics: async () => {
    started.push('analytics');
    const { follow } = await import('../../services/analytics/track');
    follow(({ name }) => void started.push(name));
  },
}));

vi.mock('../../services/monitoring/start-monitoring', () => ({
  startMonitoring: () => Promise.resolve(void started.push('monitoring')),
}));

async function openPage(state: ConsentState) {
  vi.resetModules();
  started.length = 0;
  localStorage.clear();
  allow(state);
  const [{ startMeasuring }, track, consent] = await Promise.all([
    import('./start-measuring'),
    import('../../services/analytics/track'),
    import('../../services/consent/consent'),
  ]);
  track.noteScreen('login');
  startMeasuring(STAGE);
  const choose = async (functional: boolean, performance: boolean): Promise<void> => {
    consent.storeConsent({ functional, performance });
    await loaded();
  };
  await loaded();
  return { choose, ...track };
}

const loaded = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(() => {
  window.history.replaceState(null, '', '/login');
  // Production builds don't show withheld events.
  vi.stubGlobal('__DEVELOPMENT__', false);
});

test.each([
  ['none', []],
  ['essential', []],
  ['functional', ['analytics', 'Page Loaded']],
  ['performance', ['monitoring']],
  ['all', ['analytics', 'Page Loaded', 'monitoring']],
] as const)('with consent %s only these load: %o', async (state, wanted) => {
  await openPage(state);
  expect(started.toSorted()).toEqual(wanted.toSorted());
});

test('consent given on a page counts from then on, with one page view and nothing from before', async () => {
  const { choose, track } = await openPage('none');
  track('Code Requested', { channel: 'sms' });
  await choose(true, true);
  expect(started.toSorted()).toEqual(['Page Loaded', 'analytics', 'monitoring']);
  track('Signed In');
  await choose(false, false);
  await choose(true, true);
  expect(started.filter((name) => name !== 'Page Loaded')).toHaveLength(3);
  expect(started).not.toContain('Code Requested');
});
