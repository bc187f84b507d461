import { describe, expect, it } from 'vitest';
import { findRoute, ROUTES, screenOn, screenPath, screenStep } from './routes';
import { destinationPath, fitsStatus, statusPath } from './status-routes';
import { FLOWS } from './flows';
import { SCREEN_IDS } from './screens';
import { screenForStatus } from './status-navigation';
import { STATUSES } from './statuses';

describe('routes', () => {
  it('have one screen per path', () => {
    const paths = ROUTES.map((route) => route.path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(FLOWS)('have a path for every status of the %s flow, whose screen accepts it', (flow) => {
    for (const status of STATUSES) {
      const screen = screenForStatus(flow, status);
      const route = findRoute(statusPath(flow, status));
      expect(route && screenOn(route, flow), status).toBe(screen);
      expect(fitsStatus(screen, flow, status), status).toBe(true);
    }
  });

  it('are found with a slash at the end, and not for unknown paths', () => {
    expect(findRoute('/app/homelight/offer/')?.screen).toBe('offer');
    expect(findRoute('/app/homelight/nothing')).toBeUndefined();
    expect(findRoute('*')).toBeUndefined();
  });

  it('are public only for sign-in, its callback and the quick appraisal', () => {
    const open = ROUTES.filter((route) => route.access === 'public').map((route) => route.path);
    const kinds = ['metal', 'gemstone', 'ring', 'earrings', 'necklace', 'watch', 'other'];
    expect(open.toSorted()).toEqual(
      [
        '/login',
        '/login/sign-up',
        '/login/create-account',
        '/login-callback',
        '/quick-appraisal',
        '/app/quick-appraisal',
        '/app/application/quick-appraisal',
        ...kinds.map((kind) => `/app/quick-appraisal/${kind}`),
      ].toSorted(),
    );
  });

  it('lead every status of the other flows to a screen that accepts it, or to the root path', () => {
    for (const flow of ['item', 'cash'] as const) {
      for (const status of STATUSES) {
        const path = destinationPath(flow, status);
        const screen = findRoute(path)?.screen;
        expect(screen, `${flow} ${status}`).toBeTruthy();
        expect(screen && fitsStatus(screen, flow, status), `${flow} ${status}`).toBe(true);
        expect(screen && screenPath(screen, flow), `${flow} ${status}`).toBe(path);
      }
    }
  });

  it('lead a person without an application to the first step, or to the root path', () => {
    expect(destinationPath('home', null)).toBe('/app/homelight/personal-info');
    expect(fitsStatus('home', 'item', null)).toBe(true);
    expect(destinationPath('item', 'COMPLETE')).toBe('/app/congratulations');
    expect(findRoute('/app/congratulations')).toMatchObject({ flow: null });
  });

  it("under /app show the flow's screen or redirect", () => {
    const onAlias = (path: string, flow: (typeof FLOWS)[number]) => {
      const route = findRoute(path);
      return route && screenOn(route, flow);
    };
    for (const { path, screen, others, flow: own } of ROUTES) {
      for (const flow of FLOWS) {
        const shown = onAlias(path === '*' ? '/' : path, flow);
        if (own !== null && own !== flow) expect(shown, `${flow} ${path}`).toBeNull();
        else if (shown !== null && path !== '*') expect([screen, ...others]).toContain(shown);
      }
    }
    expect(onAlias('/app/personal-info', 'home')).toBe('personal-info');
    expect(onAlias('/app/offer', 'cash')).toBe('payment-selection');
    expect(onAlias('/app/offer', 'home')).toBe('offer');
    expect(onAlias('/app/frame/payment', 'home')).toBeNull();
  });

  it("contain every path of the cash flow with each status's screen", () => {
    const shown = Object.fromEntries(
      ROUTES.filter(({ path }) => path.startsWith('/app/cash-secured/')).map((route) => [
        route.path.slice('/app/cash-secured/'.length),
        screenOn(route, 'cash'),
      ]),
    );
    expect(shown).toMatchObject({
      'credit-line': 'credit-line',
      'personal-info': 'personal-info',
      'payment-selection': 'payment-selection',
      payment: 'payment',
      'payment/fund-now': 'fund-now',
      'payment/fund-over-time': 'fund-over-time',
      'fund-over-time': 'fund-over-time',
      'verify-payment': 'verify-payment',
      agreements: 'agreements',
      congratulations: 'congratulations',
      status: null,
    });
    expect(destinationPath('cash', null)).toBe('/app/cash-secured/credit-line');
    expect(fitsStatus('personal-info', 'cash', null)).toBe(false);
  });

  it('count the steps of a flow', () => {
    expect(screenStep('offer', 'home')).toEqual({
      number: 2,
      of: 4,
      name: 'Your offer',
      names: ['Your information', 'Your offer', 'Verify', 'Sign'],
    });
    expect(SCREEN_IDS.map((id) => screenStep(id, 'home')?.number)).not.toContain(0);
  });
});

it('find the page of /index.html in any folder', () => {
  expect(findRoute('/index.html')).toBe(findRoute('/'));
  expect(findRoute('/app/index.html')).toBe(findRoute('/app'));
  expect(findRoute('/app/my-index.html')).toBeUndefined();
});
