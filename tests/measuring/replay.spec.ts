import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';

test.use({ seed: { screen: 'verify-info', program: 'pesto_item' } });

const MEASURES = /\/telemetry\/|\/events$|start-monitoring|start-analytics|compression-worker/;

/** Scripts and workers must be files of the portal. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; worker-src 'self'; connect-src 'self'; base-uri 'none'";

const INDEX = readFileSync(join(import.meta.dirname, '../../dist/index.html'));

function segmentOf(body: Buffer): string {
  return inflateSync(body.subarray(body.indexOf('\r\n\r\n') + 4)).toString();
}

function listen(page: Page): { readonly kind: string; readonly text: string }[] {
  const sent: { kind: string; text: string }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!MEASURES.test(pathname)) return;
    const body = request.postDataBuffer();
    const replay = pathname.endsWith('/replay') && body !== null;
    const text = replay ? segmentOf(body) : (body?.toString() ?? '');
    sent.push({ kind: pathname.replace(/^.*\//, ''), text: request.url() + text });
  });
  return sent;
}

test('recording starts only with consent and contains no personal data under a strict CSP @own-origin @apart', async ({
  page,
  portal,
}) => {
  const headers = { 'content-type': 'text/html', 'content-security-policy': POLICY };
  await page.route('**/app/**', (route) => route.fulfill({ body: INDEX, headers }));
  await page.route('**/telemetry/configuration.json', (route) =>
    route.fulfill({ json: { rum: { sessionReplaySampleRate: 100 } } }),
  );
  const sent = listen(page);
  const kinds = () => new Set(sent.map(({ kind }) => kind));
  await portal.openSeed();
  const settings = page.getByRole('button', { name: 'Cookie Settings and Privacy Choices' });
  // It appears after the measurement code is loaded.
  await expect(settings).toBeVisible();
  expect(sent).toEqual([]);

  await settings.click();
  await page.getByRole('button', { name: 'Accept All' }).click();
  await expect.poll(kinds).toContain('events');
  // Recording starts once its worker responds.
  await expect.poll(kinds).toContain('replay');
  await page.getByLabel('Social Security number or ITIN', { exact: true }).fill('666-45-7788');
  await page.getByLabel('Year', { exact: true }).fill('1986');
  await portal.go('/app/settings/personal-info');
  await portal.expectScreen('settings-personal-info');
  const [user] = (await portal.state()).users;
  await expect(page.locator('main')).toContainText(user?.email ?? '');
  await portal.go('/app/settings');
  await expect.poll(() => sent.filter(({ kind }) => kind === 'replay').length).toBeGreaterThan(1);

  const { firstName, lastName, email, homeAddress } = user ?? {};
  const typed = ['666-45-7788', '666457788', 'eyJ'];
  const secrets = [firstName, lastName, email, homeAddress?.addressFirstLine, ...typed];
  const recorded = sent.flatMap(({ kind, text }) => (kind === 'replay' ? [text] : [])).join('\n');
  const found = secrets.filter((secret) => !secret || recorded.includes(secret));
  expect(found).toEqual([]);
  const [telemetry] = (await portal.state()).telemetry;
  expect(telemetry).toMatchObject({ kind: expect.stringMatching(/^(rum|replay)$/) });

  await page.getByRole('button', { name: 'Cookie Settings and Privacy Choices' }).click();
  await page.getByRole('switch', { name: 'Functional' }).click();
  await page.getByRole('switch', { name: 'Performance' }).click();
  await page.getByRole('button', { name: 'Save Settings' }).click();
  const cookies = async () => (await page.context().cookies()).map(({ name }) => name);
  await expect.poll(cookies).not.toContain('_dd_s_v2');
  // Earlier data is sent with the end of the session.
  const ended = /"session":\{[^}]*"is_active":false/;
  await expect.poll(() => sent.some(({ text }) => ended.test(text))).toBe(true);
  const until = sent.length;
  await portal.go('/app/settings/personal-info');
  await portal.expectScreen('settings-personal-info');
  const later = sent.slice(until);
  // Earlier recordings may still be on their way: the worker compresses them first.
  expect(later.filter(({ kind }) => kind !== 'replay')).toEqual([]);
  expect(later.map(({ text }) => text).join('')).not.toContain('/app/settings/personal-info');
});
