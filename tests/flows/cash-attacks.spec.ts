import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Page } from '@playwright/test';
import { makeSeed } from '../../cli/support/make-seed';
import { seedLink } from '../../cli/support/seed-link';
import { FRAME_APP } from '../../src/services/payment-frame/channel';
import { shiftClock } from '../support/page-clock';
import { expect, test } from '../support/test';
import { cardFrame } from './cash-steps';

test.use({ seed: { program: 'pesto_cash' }, viewport: { width: 390, height: 844 } });

async function serveElsewhere(html: string): Promise<{ port: number; stop(): void }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, stop: () => server.close() };
}

/** Knows everything except the origin. */
const forged = (channel: string) => {
  const common = { app: FRAME_APP, channel };
  return [
    { ...common, type: 'card', token: 'tok_forged', brand: 'VISA', lastFour: '0000' },
    { ...common, type: 'size', height: 4999 },
    { ...common, type: 'session-ended' },
    { ...common, type: 'submit' },
  ];
};

/** The attacker sends this last: messages arrive in order. */
const THAT_WAS_ALL = 'that was all';

type Listening = { heardAll?: Promise<void> };

/** Waits until each of `frames` has handled the last message. */
async function expectIgnored(
  page: Page,
  frames: readonly Frame[],
  post: () => Promise<void>,
): Promise<void> {
  for (const frame of frames) {
    await frame.evaluate((last) => {
      (window as Listening).heardAll = new Promise((resolve) => {
        window.addEventListener('message', ({ data }) => {
          // After two tasks React has rendered the effects of a message.
          if (data === last) window.setTimeout(() => window.setTimeout(resolve));
        });
      });
    }, THAT_WAS_ALL);
  }
  await post();
  for (const frame of frames) await frame.evaluate(() => (window as Listening).heardAll);

  await expect(page.getByRole('heading', { name: 'Review your payment' })).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(cardFrame(page).getByRole('alert')).toHaveCount(0);
  const height = await page
    .locator('iframe')
    .evaluate((frame) => (frame as HTMLElement).offsetHeight);
  expect(height).toBeLessThan(1500);
}

// With the deployment's headers the frame isn't shown at all: tests/servers.
test("a foreign origin can't show, read or control the payment frame @own-origin", async ({
  browser,
  portal,
}) => {
  const elsewhere = await serveElsewhere('<!doctype html><title>Elsewhere</title><p>Elsewhere');
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const { hostname } = new URL(portal.origin);
    const seed = makeSeed({ program: 'pesto_cash', screen: 'payment', payment: 'none' });
    await shiftClock(context, Date.parse(seed.now) - Date.now());
    const attacker = await context.newPage();
    // Another port is another origin of the same site, so its iframes have the session, too.
    for (const host of [hostname, 'elsewhere.localhost']) {
      await attacker.goto(`http://${host}:${elsewhere.port}/`);
      const opening = context.waitForEvent('page');
      await attacker.evaluate(
        (address) => {
          (window as unknown as { victim: Window | null }).victim = window.open(address);
        },
        seedLink(seed, portal.origin),
      );
      const victim = await opening;
      await victim.locator('main[data-screen="payment"]').waitFor();
      await victim.getByRole('radio', { name: 'Debit card' }).check();
      await cardFrame(victim).getByLabel('Card number').waitFor();
      const source = await victim.locator('iframe').getAttribute('src');
      const channel = new URL(source ?? '', portal.origin).searchParams.get('channel') ?? '';
      const inner = victim.frames().find((frame) => frame.url().includes('/app/frame/payment'));
      if (inner === undefined) throw new Error('The page shows no card fields.');
      const messages = [...forged(channel), THAT_WAS_ALL];
      await expectIgnored(victim, [victim.mainFrame(), inner], () =>
        attacker.evaluate((all) => {
          const { victim: target } = window as unknown as { victim: Window };
          for (const message of all) {
            target.postMessage(message, '*');
            target.frames[0]?.postMessage(message, '*');
          }
        }, messages),
      );
      await expectIgnored(victim, [victim.mainFrame()], () =>
        victim.evaluate((all) => all.forEach((one) => window.postMessage(one, '*')), messages),
      );
      const misshapen = forged(channel).flatMap((message) => [
        { ...message, number: '4242424242424242' },
        { ...message, channel: '0'.repeat(32) },
      ]);
      await expectIgnored(victim, [victim.mainFrame()], () =>
        inner.evaluate(
          (all) => all.forEach((one) => parent.postMessage(one, '*')),
          [...misshapen, THAT_WAS_ALL],
        ),
      );

      // Framed by the other origin, there are no fields to fill in.
      await attacker.evaluate((address) => {
        const frame = document.createElement('iframe');
        frame.src = address;
        document.body.append(frame);
      }, `${portal.origin}/app/frame/payment?channel=${channel}`);
      const framed = attacker.frameLocator('iframe');
      await framed.locator('main h1').waitFor();
      await expect(framed.getByLabel('Card number')).toHaveCount(0);
      await victim.close();
    }
  } finally {
    await context.close();
    elsewhere.stop();
  }
});

test('a session that ends while a card is typed is reported by the page, not the frame', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ screen: 'payment', payment: 'none' });
  await page.getByRole('radio', { name: 'Debit card' }).check();
  await cardFrame(page).getByLabel('Card number').fill('4000');
  await page
    .frames()
    .find((frame) => frame.url().includes('/app/frame/payment'))
    ?.evaluate(() => {
      localStorage.setItem('expires_at', '1');
    });
  await expect(page.getByRole('dialog', { name: 'Session has ended' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
});
