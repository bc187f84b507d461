import { errors, type Page } from '@playwright/test';
import { expect, test, vi } from 'vitest';
import { createNodeWorld } from '../../mock-server/mounts/node/node-world';
import { LIMITS } from '../../src/catalogue/limits';
import type { Control } from './control';
import { PortalBase, type Place } from './portal-base';
import { requireReachable } from './walks';

vi.mock(import('../../cli/browser/page-timeout'), async (original) => ({
  ...(await original()),
  pageTimeout: () => 1000,
}));

const DRAFT = 'operation=saveDraft,status=503,times=1';

class FakePortal extends PortalBase {
  readonly #ask: Control['ask'];

  constructor(ask: Control['ask'], place: Partial<Place> = {}) {
    super({
      page: {} as Page,
      base: 'http://localhost/',
      watch: {
        allowConsole: () => undefined,
        allowOrigin: () => undefined,
        takeProblems: () => [],
        takeConsole: () => [],
      },
      ...place,
    });
    this.#ask = ask;
  }

  protected override control(): Promise<Pick<Control, 'ask'>> {
    return Promise.resolve({ ask: this.#ask });
  }

  override act(wanted: string, work: () => Promise<unknown>): Promise<void> {
    return super.act(wanted, work);
  }

  protected override hasOwnClock(): Promise<boolean> {
    return Promise.resolve(false);
  }
}

test('expectFaultsStruck waits for requests that are still pending', async () => {
  const state = createNodeWorld().snapshot();
  let count = 0;
  const portal = new FakePortal(() => {
    count += 1;
    const matched = count < 3 ? 0 : 1;
    return Promise.resolve({ ...state, faults: [{ spec: DRAFT, matched }] });
  });
  await portal.expectFaultsStruck();
  expect(count).toBe(3);
});

test("an unreachable mock doesn't count as success", async () => {
  const portal = new FakePortal(() => Promise.reject(new Error('nobody is there')));
  await expect(portal.expectFaultsStruck()).rejects.toThrow('nobody is there');
});

test('a failed wait ends before the test and reports what was expected and shown', async () => {
  const waited: number[] = [];
  const given: number[] = [];
  const page = {
    waitForFunction: (_: unknown, __: unknown, { timeout }: { timeout: number }) => {
      waited.push(timeout);
      return Promise.reject(new errors.TimeoutError('no'));
    },
    evaluate: () => Promise.resolve('the page shows login'),
    url: () => 'http://localhost/login',
  } as unknown as Page;
  const time = { left: () => 3000, extend: (more: number) => void given.push(more) };
  const ask = () => Promise.reject(new Error('nobody is there'));
  const portal = new FakePortal(ask, { page, time });
  await expect(portal.expectScreen('offer')).rejects.toThrow(
    /Wanted screen offer; after 1 s.* the page shows login\.\nLook at it: http:\/\/localhost\/login/,
  );
  expect(waited).toEqual([1000]);
  expect(given).toHaveLength(1);
});

test('a failed action ends before the test and reports what was expected and shown', async () => {
  const page = {
    evaluate: () => Promise.resolve('the page shows personal-info'),
    url: () => 'http://localhost/app/personal-info',
  } as unknown as Page;
  const time = { left: () => 2100, extend: () => undefined };
  const ask = () => Promise.reject(new Error('nothing responds'));
  const portal = new FakePortal(ask, { page, time });
  const endless = () => new Promise(() => undefined);
  await expect(portal.act('personal-info filled in', endless)).rejects.toThrow(
    /Wanted personal-info filled in; after 0 s.* the page shows personal-info\.\nLook at it: http/,
  );
  const problem = new Error('no such state');
  await expect(portal.act('anything', () => Promise.reject(problem))).rejects.toBe(problem);
});

test('complete() rejects a screen that the flow never reaches, and lists the reachable ones', () => {
  expect(() => requireReachable('cash', 'offer')).toThrow(
    /^The cash flow never reaches offer: expected credit-line, .* or congratulations$/,
  );
  expect(() => requireReachable('home', 'offer')).not.toThrow();
});

test('waits for changes of the mock last until the next poll', async () => {
  const waited: number[] = [];
  const waitForFunction = (_: unknown, __: unknown, { timeout }: { timeout: number }) => {
    waited.push(timeout);
    return Promise.resolve();
  };
  const portal = new FakePortal(() => Promise.resolve(null), {
    page: { waitForFunction } as unknown as Page,
  });
  vi.useFakeTimers();
  await portal.expectScreen('items-shipped');
  await portal.event('delivered');
  vi.advanceTimersByTime(10_000);
  await portal.expectScreen('items-shipped');
  vi.advanceTimersByTime(LIMITS.poll.sec * 1000);
  await portal.expectScreen('items-shipped');
  vi.useRealTimers();
  expect(waited).toEqual([1000, 1000 + LIMITS.poll.sec * 1000 - 10_000, 1000]);
});
