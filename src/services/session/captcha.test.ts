// @vitest-environment jsdom
import { getDefaultStore } from 'jotai';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { pageTimeout } from '../../../cli/browser/page-timeout';
import { serveMock, type MockServer } from '../../../mock-server/mounts/http/serve';
import { portalConfig } from '../../../mock-server/mounts/portal-config';
import { installConfiguration } from '../configuration/install-configuration';
import { CAPTCHA_FAILED, drawCaptcha } from './captcha';
import { captchaRequestAtom } from './captcha-request';
import { createClient } from './identity-client';
import { sendCode } from './passwordless';

const RECIPIENT = { channel: 'email', email: 'visitor@example.com' } as const;

let server: MockServer;

beforeAll(async () => {
  server = await serveMock({ port: 0 });
  installConfiguration(portalConfig(server.origin));
});

afterAll(() => server.close());

beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  document.body.replaceChildren(document.createElement('div'));
  await control('reset', {});
});

async function control(name: string, body: unknown): Promise<void> {
  await fetch(`${server.origin}/__mock/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

async function read<T>(name: string): Promise<T> {
  return (await (await fetch(`${server.origin}/__mock/${name}`)).json()) as T;
}

const place = (): HTMLElement => document.querySelector('div') ?? document.body;

const asked = () =>
  vi.waitFor(
    () => {
      const request = getDefaultStore().get(captchaRequestAtom);
      expect(request).not.toBeNull();
      return request;
    },
    { timeout: pageTimeout() },
  );

test('a code is sent after solving an image captcha on the second try', async () => {
  await control('faults', { faults: ['captcha=image'] });
  const sent = sendCode(RECIPIENT);
  const first = await asked();
  expect(first?.again).toBe(false);
  await drawCaptcha(place());
  expect(place().querySelector('img')?.src).toMatch(/^data:image\/svg/);
  first?.answer('WRONG1');
  await expect.poll(() => getDefaultStore().get(captchaRequestAtom)?.again).toBe(true);
  expect(await drawCaptcha(place())).toEqual({ kind: 'letters' });
  const { identity } = await read<{ identity: { captchas: { answer: string }[] } }>('state');
  expect(await read<unknown[]>('inbox')).toHaveLength(0);
  (await asked())?.answer(identity.captchas.at(-1)?.answer.toLowerCase() ?? '');
  await sent;
  expect(await read<unknown[]>('inbox')).toHaveLength(1);
});

test('canceling the captcha sends no code and reports it', async () => {
  await control('faults', { faults: ['captcha=image'] });
  const sent = sendCode(RECIPIENT);
  (await asked())?.answer(undefined);
  await expect(sent).rejects.toMatchObject({ problem: 'captcha' });
});

test('a captcha script that fails three more times is bypassed (spec 9)', async () => {
  await control('faults', { faults: ['captcha=script_fails'] });
  const sent = sendCode(RECIPIENT);
  const request = await asked();
  const drawing = drawCaptcha(place());
  const scripts = () => [...document.querySelectorAll('script')];
  await vi.waitFor(() => expect(scripts()).toHaveLength(1), { timeout: pageTimeout() });
  const loaded = vi.spyOn(document.body, 'appendChild');
  // Simulates the error event: the page has no network.
  for (let failure = 0; failure <= 3; failure += 1) scripts().at(-1)?.onerror?.(new Event('error'));
  expect(loaded).toHaveBeenCalledTimes(3);
  const drawn = await drawing;
  expect(drawn).toEqual({ kind: 'passed', value: 'BYPASS_CAPTCHA' });
  request?.answer('BYPASS_CAPTCHA');
  await sent;
  expect(await read<unknown[]>('inbox')).toHaveLength(1);
});

test("a captcha that can't be loaded shows the library's message (spec 8)", async () => {
  await control('faults', { faults: ['endpoint=passwordless/challenge,status=500'] });
  await expect(drawCaptcha(place())).rejects.toThrow('could not be had');
  const client = await createClient('any');
  await new Promise((resolve) => client.renderPasswordlessCaptcha(place(), {}, resolve));
  expect(place().textContent).toBe(CAPTCHA_FAILED);
});

test('globals of an earlier widget are removed before the next one', async () => {
  const left = ['arkose', 'auth0FCInstance'];
  for (const name of left) Reflect.set(window, name, {});
  await control('faults', { faults: ['captcha=image'] });
  await drawCaptcha(place());
  expect(left.filter((name) => name in window)).toEqual([]);
});
