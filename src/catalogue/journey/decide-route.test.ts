import { describe, expect, it, test } from 'vitest';
import { FLOWS } from '../flows';
import { programDefinition } from '../programs';
import { findRoute, ROUTES, screenOn } from '../routes';
import { statusPath } from '../status-routes';
import { STATUSES } from '../statuses';
import { decideRoute, destinationOf, type RouteDecision, type RouteQuestion } from './decide-route';

/** A signed-in person from another page, with a new application. */
const USUAL: Omit<RouteQuestion, 'path'> = {
  search: '',
  program: 'home_light',
  authenticated: true,
  inside: false,
  isShown: false,
  status: 'CREATED',
  hasName: true,
  hasSavedChoice: false,
};

const VISITOR = { authenticated: false } as const;
const ITEM = { program: 'pesto_item' } as const;
const CASH = { program: 'pesto_cash' } as const;

const show = (screen: string) => ({ kind: 'show', screen });
const redirect = (to: string) => ({ kind: 'redirect', to });
const signIn = (target: string) => ({
  kind: 'sign-in',
  to: `/login?returnTo=${encodeURIComponent(target)}`,
});

type Case = readonly [
  string,
  Partial<RouteQuestion> & Pick<RouteQuestion, 'path'>,
  ReturnType<typeof show | typeof redirect>,
];

function decide(question: Case[1]): RouteDecision {
  return decideRoute({ ...USUAL, ...question });
}

describe('decideRoute for a visitor', () => {
  it.each<Case>([
    ['sees sign-in', { path: '/login' }, show('login')],
    ['sees it with a slash at its end', { path: '/login/' }, show('login')],
    ['sees sign-up by its other name', { path: '/login/create-account' }, show('sign-up')],
    ['sees the callback', { path: '/login-callback' }, show('login-callback')],
    ['sees the quick appraisal', { path: '/quick-appraisal' }, show('quick-appraisal')],
    [
      'sees its questions in a program of another flow',
      { path: '/app/quick-appraisal/ring', ...CASH },
      show('quick-appraisal-ring'),
    ],
    ['is asked to sign in for anything else', { path: '/app/settings' }, signIn('/app/settings')],
    ['also at the root', { path: '/' }, signIn('/')],
    ['also at a path that passes on', { path: '/app/status' }, signIn('/app/status')],
    ['also at a path that there is not', { path: '/nowhere' }, signIn('/nowhere')],
    [
      'comes back with the query and without the slash',
      { path: '/app/offer/', search: '?utm_source=a%20b&x=50%25' },
      signIn('/app/offer?utm_source=a%20b&x=50%25'),
    ],
  ])('%s', (_, question, decision) => {
    expect(decide({ ...question, ...VISITOR })).toEqual(decision);
  });
});

describe('decideRoute after the session has ended', () => {
  const ended = { authenticated: false, inside: true } as const;

  it.each<Case>([
    ['stays where they are', { path: '/app/settings', isShown: true }, show('settings')],
    ['goes on to another page', { path: '/' }, show('home')],
    [
      'also to one that visitors see',
      { path: '/app/quick-appraisal', ...ITEM },
      show('quick-appraisal'),
    ],
    ['signs in where they ask for it', { path: '/login' }, show('login')],
  ])('%s', (_, question, decision) => {
    expect(decide({ ...ended, ...question })).toEqual(decision);
  });
});

describe('decideRoute for a signed-in user', () => {
  it.each<Case>([
    ['goes on from sign-in', { path: '/login' }, redirect('/app')],
    [
      'goes on to where they wanted to',
      { path: '/login/sign-up', search: '?returnTo=%2Fapp%2Fsettings%3Fx%3D1' },
      redirect('/app/settings?x=1'),
    ],
    [
      'never to another site',
      { path: '/login', search: '?returnTo=https%3A%2F%2Fevil.example%2F' },
      redirect('/app'),
    ],
    ['has the callback take new tokens', { path: '/login-callback' }, show('login-callback')],
    ['sees a screen of every status', { path: '/app/settings' }, show('settings')],
    ['is told of a path that there is not', { path: '/nowhere' }, show('not-found')],
    [
      'sees a screen that fits the status',
      { path: '/app/homelight/offer', status: 'OFFER_DECISION_NEEDED' },
      show('offer'),
    ],
    [
      'is led on from one that does not',
      { path: '/app/homelight/offer', status: 'COMPLETE' },
      redirect('/app/homelight/congratulations'),
    ],
    [
      'keeps it while it is shown',
      { path: '/app/homelight/offer', status: 'COMPLETE', isShown: true },
      show('offer'),
    ],
    [
      'is led on from a path of another flow',
      { path: '/app/homelight/offer', status: 'OFFER_DECISION_NEEDED', ...CASH },
      redirect('/app/cash-secured/payment-selection'),
    ],
    [
      'finds another screen by the same name in another flow',
      { path: '/app/offer', status: 'OFFER_DECISION_NEEDED', ...CASH },
      show('payment-selection'),
    ],
    [
      'is led on from an alias that their flow does not have',
      { path: '/app/items-cart' },
      redirect('/app/homelight/personal-info'),
    ],
    [
      'with a status that nobody knows sees where the flow leads those',
      { path: '/app/application/status/manual-review', status: 'NEW', ...ITEM },
      show('manual-review'),
    ],
  ])('%s', (_, question, decision) => {
    expect(decide(question)).toEqual(decision);
  });
});

describe('decideRoute for a path without a screen', () => {
  it.each<Case>([
    [
      'leads on by status',
      { path: '/app', status: 'COMPLETE' },
      redirect(statusPath('home', 'COMPLETE')),
    ],
    [
      'also by another name',
      { path: '/app/status', ...CASH },
      redirect('/app/cash-secured/credit-line'),
    ],
    [
      'without an application to the first step',
      { path: '/app', status: null },
      redirect('/app/homelight/personal-info'),
    ],
    [
      'or to where somebody was going',
      { path: '/app', search: '?returnTo=%2Fapp%2Fsettings' },
      redirect('/app/settings'),
    ],
    [
      'but not to itself',
      { path: '/app/login', search: '?returnTo=%2Fapp' },
      redirect('/app/homelight/personal-info'),
    ],
    [
      'asks for a name first',
      { path: '/app', status: 'COMPLETE', hasName: false },
      redirect('/app/login/personal-info'),
    ],
    [
      'unless the next step asks for it',
      { path: '/app', hasName: false },
      redirect('/app/homelight/personal-info'),
    ],
    [
      'or comes before the one that does',
      { path: '/app', hasName: false, ...CASH },
      redirect('/app/cash-secured/credit-line'),
    ],
    [
      'brings the items of a visitor to the cart first',
      { path: '/app', search: '?returnTo=%2Fapp%2Fsettings', hasSavedChoice: true, ...ITEM },
      redirect('/app/application/asset-cart'),
    ],
    [
      'if the account still takes them',
      { path: '/app', hasSavedChoice: true, status: 'COMPLETE', ...ITEM },
      redirect('/app/congratulations'),
    ],
    [
      'brings the credit line of a visitor to its screen first',
      { path: '/app', search: '?returnTo=%2Fapp%2Fsettings', hasSavedChoice: true, ...CASH },
      redirect('/app/cash-secured/credit-line'),
    ],
    [
      'if the application has not passed it',
      { path: '/app', hasSavedChoice: true, status: 'PREQUALIFIED', ...CASH },
      redirect('/app/cash-secured/payment-selection'),
    ],
    [
      'and its flow has a cart',
      { path: '/app', hasSavedChoice: true },
      redirect('/app/homelight/personal-info'),
    ],
  ])('%s', (_, question, decision) => {
    expect(decide(question)).toEqual(decision);
  });
});

test('every path behind sign-in redirects visitors to sign-in with its query', () => {
  const search = '?utm_source=a%20b&x=50%25';
  for (const { path, access } of ROUTES) {
    if (access !== 'signed-in' || path === '*') continue;
    expect(decide({ path, search, ...VISITOR }), path).toEqual(signIn(path + search));
  }
});

test('every path without a screen redirects by status', () => {
  const paths = ROUTES.filter(
    (route) =>
      route.access === 'signed-in' && FLOWS.every((flow) => screenOn(route, flow) === null),
  );
  expect(paths.length).toBeGreaterThan(3);
  for (const { path } of paths) {
    for (const status of STATUSES) {
      expect(decide({ path, status }), `${path} ${status}`).toEqual(
        redirect(statusPath('home', status)),
      );
    }
  }
});

test('every path leads to a valid screen for every user and status', () => {
  for (const { path } of ROUTES) {
    for (const program of ['pesto_item', 'pesto_cash', 'home_light'] as const) {
      for (const status of [null, 'NEW', ...STATUSES]) {
        const end = destinationOf({ ...USUAL, path, program, status });
        const { flow } = programDefinition(program);
        const route = findRoute(end.path);
        const own = route === undefined ? 'not-found' : screenOn(route, flow);
        expect(own, `${program} ${status} ${path}`).toBe(end.screen);
      }
    }
  }
});
