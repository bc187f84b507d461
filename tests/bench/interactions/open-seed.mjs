import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { SLOW_PHONE, slowNetwork } from '../measure-page.mjs';
import { observePages } from './observe.mjs';

const PORTAL = join(import.meta.dirname, '../../../cli/bin/portal.mjs');
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** What `portal seed` makes of these options; null where a program has no such screen. */
function seedOf({ program, screen, payment }, base) {
  const args = ['seed', '--program', program, '--screen', screen, '--base-url', base, '--json'];
  if (payment !== undefined) args.push('--payment', payment);
  try {
    const text = execFileSync(
      process.execPath,
      [PORTAL, ...args, '--now', new Date().toISOString()],
      { stdio: ['ignore', 'pipe', 'ignore'] },
    );
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A page of a phone that notes what the browser tells of it. */
export async function openPhone(browser) {
  const context = await browser.newContext(PHONE);
  await observePages(context);
  return { context, page: await context.newPage() };
}

/** From here on the page has a quarter of the speed of this machine. */
export async function slowDown(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE.processor });
}

/** From here on what the page asks for comes as to a slow phone: what a press itself leads to is painted by then. */
export async function slowAnswers(page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await slowNetwork(session);
}

const usableAt = (screen) => `#root:not([data-painted]) main[data-screen="${screen}"]`;

const FIELDS = 'main :is(input, select, textarea, [role="combobox"], [role="slider"])';

/**
 * Opens a seed on a phone whose processor has a quarter of the speed of this machine; null where the program has no such
 * screen, or, with `isForm`, where it has no fields.
 */
export async function openSeed(browser, { port, isForm = false, ...wishes }) {
  const { screen } = wishes;
  const base = `http://${screen}.localhost:${port}/`;
  const seed = seedOf(wishes, base);
  if (seed === null) return null;
  const { context, page } = await openPhone(browser);
  await page.goto(seed.url);
  await page.waitForSelector(usableAt(screen), { timeout: 20_000 });
  await page.waitForLoadState('networkidle');
  if (isForm && (await page.locator(FIELDS).count()) === 0) {
    await context.close();
    return null;
  }
  await slowDown(page);
  return {
    context,
    page,
    isHere: async () => (await page.locator(usableAt(screen)).count()) > 0,
  };
}
