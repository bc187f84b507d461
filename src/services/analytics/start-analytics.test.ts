// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { allow, catchPosts, openTab, settled, type Post } from './testing/analytics-page';

const names = (posts: readonly Post[]) => posts.map(({ body }) => body.eventName);
const named = (posts: readonly Post[]) => names(posts).filter((name) => name !== 'Identify');

const ANA = { id: 'email|usr_9', name: 'Ana Example', email: 'ana@example.com' };

const warned = vi.fn<(...given: unknown[]) => void>();

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('development_tracking', 'true');
  delete window.analytics;
  delete window.dataLayer;
  warned.mockClear();
  vi.spyOn(console, 'warn').mockImplementation(warned);
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  allow('functional');
});

describe('sent events', () => {
  test('the event body matches the specification (spec 7)', async () => {
    const posts = catchPosts();
    const page = await openTab(
      '/login?utm_source=mail&code=998877&email=a@b.example#access_token=x',
    );
    page.start();
    page.noteScreen('login');
    page.track('Code Requested', { channel: 'sms' });
    await settled();
    const { url, init, body } =
      posts.find((post) => post.body.eventName === 'Code Requested') ?? {};
    expect(url).toBe('https://portal.test/events');
    expect(init).toMatchObject({ method: 'POST', keepalive: true, credentials: 'omit' });
    expect(body).toEqual({
      eventName: 'Code Requested',
      eventProperties: {
        eventProperties: {
          channel: 'sms',
          program: 'home_light',
          flow: 'home',
          screen: 'login',
        },
        marketingTracking: {},
        urlParams: { utm_source: 'mail' },
        urlData: {
          href: `${location.origin}/login?utm_source=mail`,
          origin: location.origin,
          protocol: 'http:',
          host: location.host,
          hostname: location.hostname,
          port: location.port,
          pathname: '/login',
          hash: '',
          title: 'Sign in or create an account | HomeLight Card',
          referrer: '',
          searchParams: 'utm_source=mail',
        },
        segmentAnonymousId: '',
        sendAt: expect.stringMatching(/^\d{4}-.*Z$/),
        timeStamp: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    });
  });

  test('only page and identify events contain the person, empty if unknown', async () => {
    const posts = catchPosts();
    const page = await openTab();
    page.start();
    page.noteScreen('login');
    await settled();
    page.notePerson({ ...ANA, status: 'CREATED' });
    window.history.replaceState(null, '', '/app/homelight/offer');
    page.noteScreen('offer');
    page.track('Offer Continued');
    await settled();
    const who = posts.map(
      ({
        body: {
          eventName,
          eventProperties: { name, email, userId },
        },
      }) => [eventName, name, email, userId],
    );
    expect(who).toEqual([
      ['Page Loaded', '', '', ''],
      ['Identify', '', '', ''],
      ['Page Loaded', ANA.name, ANA.email, ANA.id],
      ['Offer Continued', undefined, undefined, undefined],
      ['Identify', ANA.name, ANA.email, ANA.id],
    ]);
    expect(JSON.stringify(posts.map(({ body }) => body))).not.toContain('CREATED');
  });

  test('the data layer and the customer-data object also get events, and failures are harmless', async () => {
    catchPosts();
    const page = await openTab();
    page.start();
    page.noteScreen('login');
    page.track('Code Submitted', { channel: 'email' });
    await settled();
    const shared = { program: 'home_light', flow: 'home', screen: 'login' };
    const title = 'Sign in or create an account | HomeLight Card';
    expect(window.dataLayer).toEqual([
      { event: 'Page Loaded', ...shared, path: '/login', title },
      { event: 'Code Submitted', channel: 'email', ...shared },
    ]);
    expect(JSON.parse(JSON.stringify(window.analytics))).toEqual([
      ['page', title, { ...shared, path: '/login', title, referrer: '' }],
      ['track', 'Code Submitted', { channel: 'email', ...shared }],
      ['identify', null, {}],
    ]);
    const broken = (): never => {
      throw new Error('broken');
    };
    window.analytics = { identify: broken, page: broken, track: broken };
    page.track('Signed Out');
    expect(warned).toHaveBeenCalledOnce();
    expect(page.readJournal().at(-1)?.body?.eventName).toBe('Signed Out');
  });
});

describe('withheld events', () => {
  test.each([
    ['none', 'true', 'Functional cookies are not allowed'],
    ['performance', 'true', 'Functional cookies are not allowed'],
    ['all', 'false', 'Tracking in dev mode is off'],
  ] as const)('with consent %s and the switch %s nothing is sent', async (state, on, why) => {
    allow(state);
    localStorage.setItem('development_tracking', on);
    const posts = catchPosts();
    delete window.dataLayer;
    delete window.analytics;
    const page = await openTab();
    page.noteScreen('login');
    page.start();
    page.track('Signed Out');
    await settled();
    expect(posts).toEqual([]);
    expect([window.dataLayer, window.analytics]).toEqual([undefined, undefined]);
    expect(page.readJournal().map(({ name, body, fate }) => [name, body, fate])).toEqual([
      ['Page Loaded', null, { kind: 'withheld', why }],
      ['Signed Out', null, { kind: 'withheld', why }],
    ]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('identify'))).toEqual([]);
  });

  test('consent given or withdrawn on the page applies immediately', async () => {
    allow('essential');
    const posts = catchPosts();
    const page = await openTab();
    page.start();
    page.track('Signed Out');
    page.storeConsent({ functional: true, performance: false });
    page.track('Signed In');
    page.storeConsent({ functional: false, performance: true });
    page.track('Application Started');
    await settled();
    expect(names(posts)).toEqual(['Signed In']);
  });
});

describe('event order', () => {
  test('earlier events go first, each after the previous one', async () => {
    const posts = catchPosts(null);
    const page = await openTab();
    page.track('Code Requested', { channel: 'sms' });
    page.start();
    page.track('Code Submitted', { channel: 'sms' });
    page.track('Signed In');
    await settled();
    expect(names(posts)).toEqual(['Code Requested']);
    posts[0]?.answer();
    await settled();
    expect(names(posts)).toEqual(['Code Requested', 'Code Submitted']);
    // Leaving the page sends waiting events at once and doesn't repeat running requests.
    window.dispatchEvent(new Event('pagehide'));
    posts[1]?.answer();
    await settled();
    expect(names(posts)).toEqual(['Code Requested', 'Code Submitted', 'Signed In']);
    expect(posts.every(({ init }) => init.keepalive)).toBe(true);
  });

  test('a page is viewed once per path regardless of renders, and again when restored', async () => {
    const posts = catchPosts();
    const page = await openTab();
    page.start();
    for (const _ of [1, 2, 3]) page.noteScreen('login');
    window.history.replaceState(null, '', '/login?returnTo=%2Fapp');
    page.noteScreen('login');
    window.history.replaceState(null, '', '/login/sign-up');
    page.noteScreen('sign-up');
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    await settled();
    const paths = () =>
      posts.flatMap(({ body }) =>
        body.eventName === 'Page Loaded' ? [body.eventProperties.urlData['pathname']] : [],
      );
    expect(paths()).toEqual(['/login', '/login/sign-up']);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await settled();
    expect(paths()).toEqual(['/login', '/login/sign-up', '/login/sign-up']);
  });

  test('a browser is identified once as a visitor and once per person across tabs (spec 4)', async () => {
    const identified: unknown[] = [];
    for (const person of [{}, {}, ANA, ANA, { ...ANA, id: 'sms|usr_2' }]) {
      const posts = catchPosts();
      const page = await openTab();
      page.start();
      page.notePerson(person);
      page.noteScreen('home');
      page.viewAgain();
      await settled();
      identified.push(
        posts.flatMap(({ body: { eventName, eventProperties } }) =>
          eventName === 'Identify' ? [eventProperties.userId] : [],
        ),
      );
    }
    expect(identified).toEqual([[''], [], [ANA.id], [], ['sms|usr_2']]);
    const times = Object.entries(localStorage).filter(([key]) => key.startsWith('identify_'));
    expect(times).toHaveLength(3);
    for (const [, time] of times) expect(Date.parse(String(time))).toBeGreaterThan(0);
  });

  test('the next page sends an identify event that failed', async () => {
    catchPosts(() => new Response(null, { status: 503 }));
    const first = await openTab();
    first.start();
    first.noteScreen('login');
    await settled();
    const posts = catchPosts();
    const second = await openTab();
    second.start();
    second.noteScreen('login');
    await settled();
    expect(names(posts)).toContain('Identify');
  });
});

describe('a failing collector', () => {
  const page200 = () =>
    new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });

  test.each([
    ['refuses', () => new Response(null, { status: 503 }), 'HTTP 503'],
    ['answers with a page', page200, 'answered with a page'],
  ])('%s: logs each event once without retry', async (_, answer, why) => {
    const posts = catchPosts(answer);
    const page = await openTab();
    page.start();
    page.track('Code Requested', { channel: 'sms' });
    page.track('Signed In');
    await settled();
    expect(named(posts)).toEqual(['Code Requested', 'Signed In']);
    expect(warned.mock.calls).toEqual([
      ['[portal] Event not sent', { event: 'Code Requested', why }],
      ['[portal] Event not sent', { event: 'Signed In', why }],
    ]);
    expect(page.readJournal().map(({ fate }) => fate)).toEqual([
      { kind: 'failed', why },
      { kind: 'failed', why },
    ]);
  });

  test("that is blocked or unreachable doesn't affect the page or later events", async () => {
    const posts = catchPosts(null);
    const page = await openTab();
    page.start();
    page.track('Code Requested', { channel: 'sms' });
    page.track('Signed In');
    posts[0]?.answer(new TypeError('Failed to fetch'));
    await settled();
    posts[1]?.answer();
    await settled();
    expect(page.readJournal().map(({ fate }) => fate.kind)).toEqual(['failed', 'sent']);
  });

  test("that isn't configured doesn't affect data layer and customer-data object", async () => {
    const posts = catchPosts();
    const page = await openTab();
    const { configuration } = await import('../configuration/configuration');
    const { installConfiguration } = await import('../configuration/install-configuration');
    installConfiguration({ ...configuration(), analytics: undefined });
    delete window.dataLayer;
    page.start();
    page.track('Signed Out');
    await settled();
    expect(posts).toEqual([]);
    expect(window.dataLayer).toHaveLength(1);
  });
});
