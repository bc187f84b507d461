// @vitest-environment jsdom
import { WebAuth } from 'auth0-js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { pageTimeout } from '../../cli/browser/page-timeout';
import { serveMock, type MockServer } from '../../mock-server/mounts/http/serve';
import { portalConfig } from '../../mock-server/mounts/portal-config';
import { installConfiguration } from '../../src/services/configuration/install-configuration';
import { drawCaptcha } from '../../src/services/session/captcha';
import { createClient } from '../../src/services/session/identity-client';
import { sendCode, verifyCode } from '../../src/services/session/passwordless';
import { SPEC } from './spec-table';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const RECIPIENT = { channel: 'email', email: 'visitor@example.com' } as const;
const { identity } = SPEC;

let server: MockServer;

beforeAll(async () => {
  server = await serveMock({ port: 0 });
  installConfiguration(portalConfig(server.origin));
});

afterAll(() => server.close());

beforeEach(async () => {
  await playFaults([]);
  vi.spyOn(console, 'info').mockReturnValue(undefined);
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
});

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function playFaults(faults: readonly string[]) {
  const played = await fetch(`${server.origin}/__mock/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ faults }),
  });
  expect(played.ok).toBe(true);
}

/** With only the addresses of the portal. */
function bareClient() {
  const { domain, clientId } = portalConfig(server.origin).identity;
  return new WebAuth({ domain, clientID: clientId });
}

test('a started sign-in and its verifier are remembered for the specified time (spec 9)', async () => {
  const now = Date.parse('2026-06-15T12:00:00Z');
  vi.useFakeTimers({ now, toFake: ['Date'] });
  // jsdom can't navigate to the provider.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const cookies = vi.spyOn(document, 'cookie', 'set');
  await sendCode(RECIPIENT);
  void verifyCode(RECIPIENT, '123456', { returnTo: null });
  const minutesOf = (name: string) =>
    cookies.mock.calls
      .filter(([cookie]) => decodeURIComponent(cookie).startsWith(name))
      .map(([cookie]) => Date.parse(/expires=([^;]+)/.exec(cookie)?.[1] ?? '') - now)
      .map((milliseconds) => milliseconds / MINUTE);
  await vi.waitFor(() => expect(minutesOf('co/verifier')).toEqual([identity.verifierMin]), {
    timeout: pageTimeout(),
  });
  const transactions = new Set(minutesOf('com.auth0.auth.'));
  expect([...transactions]).toEqual([identity.transactionMin]);
});

type Done = (error: unknown, result?: unknown) => void;

describe('timeout of provider responses (spec 9)', () => {
  test.each([
    [
      'renewing a session by web message',
      identity.frameTimeoutSec,
      (client: WebAuth, done: Done) => client.checkSession({}, done),
    ],
    [
      'renewing a session in a frame',
      identity.frameTimeoutSec,
      (client: WebAuth, done: Done) => client.renewAuth({}, done),
    ],
    [
      'the single sign-on check',
      identity.singleSignOnTimeoutSec,
      (client: WebAuth, done: Done) => client.client.getSSOData(false, done),
    ],
  ])('%s', async (_what, seconds, ask) => {
    const client = await createClient();
    vi.useFakeTimers();
    const done = vi.fn<Done>();
    ask(client, done);
    expect(document.querySelectorAll('iframe')).toHaveLength(1);
    vi.advanceTimersByTime(seconds * SECOND - 1);
    expect(done).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(done.mock.calls[0]?.[0]).toMatchObject({ error: 'timeout' });
  });
});

test('retries of a captcha script, and the bypass (spec 5, 9)', async () => {
  await playFaults(['captcha=script_fails']);
  const drawing = drawCaptcha(document.body.appendChild(document.createElement('div')));
  const scripts = () => [...document.querySelectorAll('script')];
  await vi.waitFor(() => expect(scripts()).toHaveLength(1), { timeout: pageTimeout() });
  const loaded = vi.spyOn(document.body, 'appendChild');
  // Simulates the browser's error event: this page has no network.
  for (let tried = 0; tried <= identity.captchaRetries; tried += 1) {
    scripts().at(-1)?.onerror?.(new Event('error'));
  }
  expect(loaded).toHaveBeenCalledTimes(identity.captchaRetries);
  expect(await drawing).toEqual({ kind: 'passed', value: 'BYPASS_CAPTCHA' });
});

test('popup window and default scope (spec 9)', () => {
  vi.useFakeTimers();
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  bareClient().popup.authorize(
    { domain: '', redirectUri: `${server.origin}/relay`, responseType: 'token' },
    () => undefined,
  );
  const [address, , features] = opened.mock.calls[0] ?? [];
  const { width, height } = identity.popup;
  expect(features?.split(',')).toEqual(
    expect.arrayContaining([`width=${String(width)}`, `height=${String(height)}`]),
  );
  expect(new URL(String(address)).searchParams.get('scope')).toBe(identity.scope);
});

describe('missing parameters are rejected before sending (spec 5)', () => {
  const start = { connection: 'email', send: 'code', email: 'visitor@example.com' };
  const signUp = { connection: 'users', email: 'visitor@example.com', password: 'Placeholder-1' };
  const verify = { connection: 'email', verificationCode: '123456', email: 'visitor@example.com' };

  test.each([
    ['start', start, 'connection', 'connection option is required'],
    ['start', start, 'send', 'send option is required'],
    ['signup', signUp, 'connection', 'connection option is required'],
    ['signup', signUp, 'email', 'email option is required'],
    ['signup', signUp, 'password', 'password option is required'],
    ['verify', verify, 'connection', 'connection option is required'],
    ['verify', verify, 'verificationCode', 'verificationCode option is required'],
    ['verify', verify, 'email', 'phoneNumber option is required'],
  ] as const)('%s, of %j without %s', async (call, options, missing, message) => {
    const rest = Object.fromEntries(Object.entries(options).filter(([name]) => name !== missing));
    expect(await refusalOf(call, rest)).toBe(message);
  });

  test('rejects an unknown way of sending', async () => {
    const message = 'send is not valid ([link, code])';
    expect(await refusalOf('start', { ...start, send: 'letter' })).toBe(message);
    for (const send of ['link', 'code']) {
      expect(await refusalOf('start', { ...start, send })).toBeNull();
    }
  });

  /** Null if the request was sent. */
  async function refusalOf(call: 'start' | 'signup' | 'verify', options: unknown) {
    const { client } = await createClient();
    const sent = vi.spyOn(XMLHttpRequest.prototype, 'send').mockReturnValue(undefined);
    sent.mockClear();
    const { passwordless, dbConnection } = client;
    try {
      // The library's types know the required options.
      const done = (): void => undefined;
      if (call === 'signup') Reflect.apply(dbConnection.signup, dbConnection, [options, done]);
      else Reflect.apply(passwordless[call], passwordless, [options, done]);
    } catch (error) {
      expect(sent).not.toHaveBeenCalled();
      return error instanceof Error ? error.message : String(error);
    }
    expect(sent).toHaveBeenCalledTimes(1);
    return null;
  }
});
