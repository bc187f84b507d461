import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, Page } from '@playwright/test';
import { makeSeed, seedLink } from '../../cli/support/make-seed';
import { FRAME_APP } from '../../src/services/payment-frame/channel';
import { shiftClock } from '../support/page-clock';
import { expect, test } from '../support/test';
import { cardFrame, moved, reviewAndAgree, typeBank } from './cash-steps';

test.use({ seed: { program: 'pesto_cash' }, viewport: { width: 390, height: 844 } });

const PAY = { name: 'Pay $300', exact: true } as const;
const UNKNOWN =
  'We couldn’t confirm that went through. Check your application status before trying again.';

test('503s, lost answers, reloads and two tabs take the deposit once', async ({
  page,
  context,
  portal,
}) => {
  portal.allowConsole(
    /\[portal\] (Network error|Data error|The outcome could)|Failed to load resource/,
  );
  const nothing = page.getByText(/^We haven’t received this payment/);
  /** Faults, and whether the payment comes about at the first press; what is unknown is looked up. */
  const answers: readonly (readonly [readonly string[], boolean])[] = [
    [['operation=payDeposit,status=503,times=3'], true],
    [['operation=payDeposit,drop,times=1'], true],
    [['operation=payDeposit,offline,times=1'], false],
    [['operation=payDeposit,status=503,times=1', 'operation=payDeposit,drop,nth=2'], true],
  ];
  for (const [faults, arrives] of answers) {
    await portal.openSeed({ screen: 'payment', payment: 'none' });
    await typeBank(page);
    await reviewAndAgree(page);
    await portal.faults(faults);
    await page.getByRole('button', PAY).click();
    if (!arrives) {
      await expect(nothing).toBeVisible();
      await page.getByRole('button', PAY).click();
    }
    await portal.expectScreen('verify-payment');
    expect(await moved(portal), faults.join(' ')).toEqual(['charge 30000']);
  }

  // The answer is lost, nothing can be looked up, and the page is loaded anew: then it is seen at once.
  await portal.openSeed({ screen: 'payment', payment: 'none' });
  await typeBank(page);
  await reviewAndAgree(page);
  await portal.faults([
    'operation=payDeposit,drop,times=1',
    'operation=deposit,status=503,times=1',
  ]);
  await page.getByRole('button', PAY).click();
  await expect(page.getByText(UNKNOWN)).toBeVisible();
  await page.reload();
  await portal.expectScreen('verify-payment');
  expect(await moved(portal)).toEqual(['charge 30000']);

  // Nothing arrived, the page is loaded anew: the same key goes with the next try.
  await portal.openSeed({ screen: 'payment', payment: 'none' });
  const key = () =>
    page.evaluate(
      () =>
        Object.entries(localStorage).find(([name]) => name.startsWith('payment_key:payment:'))?.[1],
    );
  await typeBank(page);
  await reviewAndAgree(page);
  await portal.faults(['operation=payDeposit,offline,times=1']);
  await page.getByRole('button', PAY).click();
  await expect(nothing).toBeVisible();
  const first = await key();
  await page.reload();
  await portal.expectScreen('payment');
  await typeBank(page);
  await reviewAndAgree(page);
  expect(await key()).toBe(first);

  // A second tab at the same review: one of them pays, the other sees that it is paid.
  const other = await context.newPage();
  await other.goto(new URL('/app/cash-secured/payment', portal.origin).href);
  await typeBank(other);
  await reviewAndAgree(other);
  await Promise.all([
    page.getByRole('button', PAY).click(),
    other.getByRole('button', PAY).click(),
  ]);
  await expect(page.locator('main[data-screen="verify-payment"]')).toBeVisible();
  await expect(other.locator('main[data-screen="verify-payment"]')).toBeVisible();
  expect(await moved(portal)).toEqual(['charge 30000']);
});

/** Serves one page at an address that is not the portal's; answers its port and how to stop. */
async function serveElsewhere(html: string): Promise<{ port: number; stop(): void }> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, stop: () => server.close() };
}

/** What somebody would send who knows everything but cannot be us. */
const forged = (channel: string) => {
  const common = { app: FRAME_APP, channel };
  return [
    { ...common, type: 'card', token: 'tok_forged', brand: 'VISA', lastFour: '0000' },
    { ...common, type: 'size', height: 4999 },
    { ...common, type: 'session-ended' },
    { ...common, type: 'submit' },
  ];
};

/** Said last, by whoever attacks: messages arrive in their order. */
const THAT_WAS_ALL = 'that was all';

type Listening = { heardAll?: Promise<void> };

/**
 * Lets `post` send its messages, waits until each of `frames` has heard the last of them and has done
 * what it does about them, and looks whether anything changed.
 */
async function expectIgnored(
  page: Page,
  frames: readonly Frame[],
  post: () => Promise<void>,
): Promise<void> {
  for (const frame of frames) {
    await frame.evaluate((last) => {
      (window as Listening).heardAll = new Promise((resolve) => {
        window.addEventListener('message', ({ data }) => {
          // Two tasks later React has drawn what a message led to.
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

test('the frame attacked from another origin: nothing is shown, heard or changed', async ({
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
    // Another port is another origin of the same site: the session is there for its frames, too.
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
      // The page itself, and the frame in another shape, are no better.
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

      // Framed by the other origin: there are no fields to type into.
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

test('the session ends while a card is typed: the page says so, not the frame', async ({
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
