// @vitest-environment jsdom
import type { RumInitConfiguration } from '@datadog/browser-rum';
import { beforeEach, expect, test, vi } from 'vitest';
import { portalConfig } from '../../../mock-server/mounts/portal-config';
import { allow } from '../analytics/testing/analytics-page';

const calls: [string, ...unknown[]][] = [];

vi.mock('@datadog/browser-rum', () => {
  const note =
    (name: string) =>
    (...given: unknown[]): void =>
      void calls.push([name, ...given]);
  const names = [
    'init',
    'setUser',
    'setTrackingConsent',
    'startSessionReplayRecording',
    'stopSessionReplayRecording',
  ];
  return { datadogRum: Object.fromEntries(names.map((name) => [name, note(name)])) };
});

function stubWorker(says: 'message' | 'error' | 'nothing' | 'throws'): string[] {
  const addresses: string[] = [];
  class TestWorker extends EventTarget {
    constructor(address: string) {
      super();
      addresses.push(address);
      if (says === 'throws') throw new Error('refused by policy');
    }

    postMessage(): void {
      if (says !== 'nothing') queueMicrotask(() => this.dispatchEvent(new Event(says)));
    }

    terminate(): void {
      addresses.push('terminated');
    }
  }
  vi.stubGlobal('Worker', TestWorker);
  return addresses;
}

const fetched: unknown[][] = [];
const warned = vi.fn<(...given: unknown[]) => void>();

function answerRemote(answer: () => Response): void {
  vi.stubGlobal('fetch', (...given: unknown[]) => {
    fetched.push(given);
    return Promise.resolve(answer());
  });
}

async function start(change: Record<string, unknown> = {}) {
  vi.resetModules();
  calls.length = 0;
  const [{ installConfiguration }, consent, person, state, worker, { startMonitoring }] =
    await Promise.all([
      import('../configuration/install-configuration'),
      import('../consent/consent'),
      import('../analytics/person'),
      import('./monitoring-state'),
      import('./compression-worker'),
      import('./start-monitoring'),
    ]);
  installConfiguration({ ...portalConfig('https://portal.test'), ...change });
  await startMonitoring();
  return { ...consent, ...person, ...state, ...worker };
}

const named = (name: string) => calls.filter(([call]) => call === name).map(([, given]) => given);
const init = () => named('init')[0] as RumInitConfiguration;

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('development_tracking', 'true');
  allow('all');
  fetched.length = 0;
  warned.mockClear();
  vi.spyOn(console, 'warn').mockImplementation(warned);
  stubWorker('message');
  answerRemote(() => Response.json({}));
});

test('monitoring starts without consent, samples 100 and 20 percent, and masks input (spec 7 and 9)', async () => {
  await start();
  expect(init()).toMatchObject({
    sessionSampleRate: 100,
    sessionReplaySampleRate: 20,
    trackingConsent: 'not-granted',
    defaultPrivacyLevel: 'mask-user-input',
    enablePrivacyForActionName: true,
    workerUrl: expect.stringMatching(/^\/assets\/compression-worker-[\d.]+\.js$/),
  });
  const address = { path: '/api/v2/rum', parameters: 'ddsource=browser' };
  const { proxy } = init();
  expect(typeof proxy === 'function' && proxy(address)).toBe(
    'https://portal.test/telemetry/api/v2/rum?ddsource=browser',
  );
  expect(document.documentElement.dataset['ddPrivacy']).toBe('mask');
  expect(calls.map(([name]) => name)).toEqual([
    'init',
    'setUser',
    'setTrackingConsent',
    'startSessionReplayRecording',
  ]);
  expect(named('setTrackingConsent')).toEqual(['granted']);
});

test('unknown fields of the person are empty (spec 3)', async () => {
  const { notePerson } = await start();
  const unknownPerson = { id: '', name: '', email: '', creditApplicationId: '', status: '' };
  expect(named('setUser')).toEqual([unknownPerson]);
  notePerson({ id: 'sms|usr_1', status: 'CREATED' });
  expect(named('setUser').at(-1)).toEqual({ ...unknownPerson, id: 'sms|usr_1', status: 'CREATED' });
});

test('withdrawing consent stops monitoring, and consenting again restarts it', async () => {
  document.cookie = '_dd_s_v2=x; Path=/';
  const { storeConsent, replayState, forceReplay } = await start();
  expect(replayState()).toBe('waiting-to-start');
  storeConsent({ functional: true, performance: false });
  expect(named('setTrackingConsent')).toEqual(['granted', 'not-granted']);
  expect([replayState(), document.cookie]).toEqual(['stopped', '']);
  expect(calls.at(-1)?.[0]).toBe('stopSessionReplayRecording');
  expect([forceReplay(), replayState()]).toEqual([false, 'stopped']);
  storeConsent({ functional: true, performance: true });
  expect(named('setTrackingConsent').at(-1)).toBe('granted');
  expect(replayState()).toBe('waiting-to-start');
});

test("the library's session-end cookie is removed, too", async () => {
  const { storeConsent } = await start();
  vi.useFakeTimers();
  try {
    storeConsent({ functional: true, performance: false });
    document.cookie = '_dd_s_v2=isExpired=1; Path=/';
    await vi.advanceTimersByTimeAsync(1000);
    expect(document.cookie).toBe('');
  } finally {
    vi.useRealTimers();
  }
});

test('a recording waits, records, stops on leaving, and can be forced', async () => {
  const { replayState, forceReplay } = await start();
  const say = (hasReplay: boolean) =>
    init().beforeSend?.(
      {
        type: 'view',
        view: { url: location.href },
        session: { has_replay: hasReplay },
      } as never,
      {} as never,
    );
  say(true);
  expect(replayState()).toBe('recording');
  window.dispatchEvent(new Event('pagehide'));
  expect(replayState()).toBe('stopped');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(replayState()).toBe('waiting-to-start');
  expect(forceReplay()).toBe(true);
  expect(named('startSessionReplayRecording').at(-1)).toEqual({ force: true });
});

test("a restored page without consent isn't recorded", async () => {
  const { storeConsent, replayState } = await start();
  storeConsent({ functional: true, performance: false });
  window.dispatchEvent(new Event('pagehide'));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(replayState()).toBe('stopped');
});

test.each(['error', 'throws'] as const)(
  'a worker that fails to start (%s) is logged with a CSP hint, and monitoring continues (spec 8)',
  async (says) => {
    stubWorker(says);
    const { compressionWorkerState, replayState, forceReplay } = await start();
    expect(compressionWorkerState()).toBe('failed');
    expect(warned).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining('compression worker could not start'),
      expect.objectContaining({ hint: expect.stringContaining('Content-Security-Policy') }),
    );
    expect(named('setTrackingConsent')).toEqual(['granted']);
    expect([forceReplay(), replayState()]).toEqual([false, 'stopped']);
  },
);

test('a worker without a message times out', async () => {
  vi.useFakeTimers();
  try {
    stubWorker('nothing');
    vi.resetModules();
    const { startCompressionWorker, compressionWorkerState } = await import('./compression-worker');
    expect(compressionWorkerState()).toBe('not-started');
    const started = startCompressionWorker('/assets/worker.js');
    expect(compressionWorkerState()).toBe('starting');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await started).toBe(false);
    expect(warned.mock.calls[0]?.[1]).toMatchObject({ why: 'a timeout occurred' });
  } finally {
    vi.useRealTimers();
  }
});

test('the tested worker is terminated', async () => {
  const addresses = stubWorker('message');
  const { compressionWorkerState } = await start();
  expect(compressionWorkerState()).toBe('ready');
  expect(addresses.at(-1)).toBe('terminated');
});

test('the remote configuration is fetched by GET and only changes sample rates', async () => {
  answerRemote(() =>
    Response.json({
      rum: {
        sessionReplaySampleRate: 5,
        trackResources: false,
        defaultPrivacyLevel: 'allow',
        user: [{ key: 'token', value: { strategy: 'localStorage', key: 'access_token' } }],
      },
    }),
  );
  await start();
  const [[address, request] = []] = fetched;
  expect(address).toBe('https://portal.test/telemetry/configuration.json');
  expect(request).not.toHaveProperty('method');
  expect(request).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer' });
  expect(init()).toMatchObject({
    sessionSampleRate: 100,
    sessionReplaySampleRate: 5,
    trackResources: false,
    defaultPrivacyLevel: 'mask-user-input',
  });
  expect(init()).not.toHaveProperty('user');
});

test.each([
  ['refused', () => new Response(null, { status: 503 })],
  ['a page', () => new Response('<!doctype html>')],
  ['of another shape', () => Response.json({ rum: { sessionSampleRate: 'all' } })],
])('a remote configuration that is %s is logged, and monitoring continues', async (_, answer) => {
  answerRemote(answer);
  await start();
  expect(warned).toHaveBeenCalledOnce();
  expect(init()).toMatchObject({ sessionSampleRate: 100, sessionReplaySampleRate: 20 });
});

test('nothing starts without telemetry in the configuration or with the switch off', async () => {
  await start({ telemetry: undefined });
  expect([calls, fetched]).toEqual([[], []]);
  localStorage.removeItem('development_tracking');
  const { forceReplay } = await start();
  expect([calls, fetched, forceReplay()]).toEqual([[], [], false]);
});
