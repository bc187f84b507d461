// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { portalConfig } from '../../../mock-server/mounts/portal-config';
import { EVENT_NAMES, eventDefinition } from '../../catalogue/events';
import { installConfiguration } from '../configuration/install-configuration';
import { storeAttribution } from '../attribution/attribution';
import { bodyOf } from './payload';
import { notePerson } from './person';
import { safeReferrer } from './safe-address';
import { allow, STAGE } from './testing/analytics-page';

/** Spellings of personal data that could get into a URL. */
const SECRETS = [
  '666-45-7788',
  '666457788',
  '666%2D45%2D7788',
  '4000 0566 5566 5556',
  '4000056655665556',
  'eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJhIn0.c2ln',
  'ana@example.com',
  '(202) 555-0187',
] as const;

const CODE = '123456';
const NAME = 'Nova Newcomer-Ünal';

/** Returns all sources of event data, each with every secret in it. */
function addresses(): string[] {
  return SECRETS.flatMap((secret) => [
    `/login?utm_source=${secret}&ref=${secret}#${secret}`,
    `/login?returnTo=%2Fapp%3Femail%3D${secret}&code=${CODE}&state=${secret}&verification_code=${CODE}`,
    `/login-callback#access_token=${secret}&id_token=${secret}&code=${CODE}`,
    `/${encodeURIComponent(secret)}/${secret}?${encodeURIComponent(secret)}=1`,
  ]);
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  installConfiguration(portalConfig('https://portal.test'));
  allow('all');
});

test('no event contains secrets, whatever address, referrer, title and response contain', () => {
  const forget = notePerson({ id: 'sms|usr_1', name: NAME, email: 'nova@example.com' });
  document.title = `You’re all set, ${NAME} ${SECRETS[0]} | x`;
  const texts = addresses().flatMap((address) => {
    storeAttribution(new URL(address, location.origin).search);
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(`https://mail.example.org${address}`);
    return EVENT_NAMES.map((name) => {
      const properties = Object.fromEntries(
        [...Object.keys(eventDefinition(name).properties), 'taxId'].map((key) => [key, address]),
      );
      const happening = { name, properties, at: 0, address, screen: 'congratulations' } as const;
      const { eventName, eventProperties } = bodyOf(happening, STAGE, 0);
      const { name: who, email, userId, ...rest } = eventProperties;
      const isPersonal = name === 'Page Loaded' || name === 'Identify';
      expect([who, email, userId]).toEqual(
        isPersonal ? [NAME, 'nova@example.com', 'sms|usr_1'] : [undefined, undefined, undefined],
      );
      return JSON.stringify([eventName, rest]);
    });
  });
  forget();
  const all = texts.join('\n');
  for (const secret of [...SECRETS, CODE, NAME, 'Newcomer', 'access_token', 'returnTo']) {
    expect(all).not.toContain(secret);
    expect(all).not.toContain(encodeURIComponent(secret));
  }
  expect(all).toContain('"pathname":"/unknown"');
});

test("a property has one of the table's values", () => {
  const of = (channel: unknown) =>
    bodyOf(
      { name: 'Code Requested', properties: { channel }, at: 0, address: '/login', screen: null },
      STAGE,
      0,
    ).eventProperties.eventProperties;
  expect(of('sms')).toEqual({ channel: 'sms', program: 'home_light', flow: 'home' });
  expect(of('+12025550187')).toMatchObject({ channel: 'other' });
  expect(of(7)).toMatchObject({ channel: 'other' });
});

test("the previous page is a portal path or another site's host only", () => {
  expect(safeReferrer('https://www.example.com/search?q=loan#x')).toBe('https://www.example.com/');
  expect(safeReferrer(`${location.origin}/login?code=1#t`)).toBe(`${location.origin}/login`);
  expect(safeReferrer(`${location.origin}/ana@example.com`)).toBe(`${location.origin}/unknown`);
  for (const odd of ['', 'about:blank', 'android-app://com.example', 'x']) {
    expect(safeReferrer(odd)).toBe('');
  }
});
