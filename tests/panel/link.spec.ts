import type { Browser, BrowserContext, Page } from '@playwright/test';
import { newVisitor } from '../../cli/browser/browser';
import { pageTimeout } from '../../cli/browser/page-timeout';
import { SIZE } from '../support/shared-page';
import { expect, test } from '../support/test';
import { drawerOf } from './drawer';

async function copyLink(page: Page, context: BrowserContext): Promise<string> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { panel, open, close } = drawerOf(page);
  await open();
  await panel.getByRole('button', { name: 'Copy Link to This State' }).click();
  await expect(panel.getByText('Copied')).toBeVisible();
  await close();
  return page.evaluate(() => navigator.clipboard.readText());
}

interface Shown {
  readonly path: string;
  readonly text: string;
  readonly program: string | null;
}

async function read(page: Page): Promise<Shown> {
  const { pathname, search } = new URL(page.url());
  const text = await page.locator('main').innerText();
  const program = await page.locator('html').getAttribute('data-program');
  return { path: pathname + search, text, program };
}

async function elsewhere(browser: Browser): Promise<Page> {
  const context = await newVisitor(browser, SIZE);
  return context.newPage();
}

/** Waits until both show the same: late hints appear in both. */
async function expectSame(other: Page, link: string, page: Page): Promise<void> {
  await other.goto(link);
  await expect(async () => {
    expect(await read(other)).toEqual(await read(page));
  }).toPass({ timeout: pageTimeout() });
}

// Unit tests cover links to all other states: state-link.test.ts.
const CASES = [
  { screen: 'offer', options: { screen: 'offer', persona: 'P-05' }, path: null },
  { screen: 'login', options: { signedOut: true }, path: '/login?returnTo=%2Fapp%2Foffer%3Fx%3D1' },
  { screen: 'not-found', options: {}, path: '/nothing/here' },
] as const;

test('the link opens the current state in a new browser @worker-only', async ({
  page,
  context,
  browser,
  portal,
}) => {
  const other = await elsewhere(browser);
  for (const { screen, options, path } of CASES) {
    await test.step(`${screen} at ${path ?? 'its path'}`, async () => {
      await portal.openSeed(options);
      if (path !== null) await portal.open(path);
      await portal.expectScreen(screen);
      await expectSame(other, await copyLink(page, context), page);
    });
  }
  await other.context().close();
});

test('the link includes a changed clock and so an expired offer @worker-only', async ({
  page,
  context,
  browser,
  portal,
}) => {
  await portal.openSeed({ screen: 'offer', now: '2026-06-15T12:00:00-04:00' });
  const { panel, open, close } = drawerOf(page);
  await open();
  await panel.getByLabel('Date and time').fill('2026-06-15T12:40');
  await panel.getByRole('button', { name: 'Set' }).click();
  await close();
  await page.reload();
  await portal.expectScreen('offer');
  const link = await copyLink(page, context);
  expect(new URL(link).searchParams.get('clock')).toMatch(/^2026-06-15T16:4/);
  const other = await elsewhere(browser);
  await expectSame(other, link, page);
  await other.context().close();
});

test('the link includes manual changes and input, and history returns to them @worker-only', async ({
  page,
  context,
  browser,
  portal,
}) => {
  await portal.openSeed({ screen: 'cancel-offer' });
  await page.getByRole('radio', { name: 'Other' }).check();
  const other = await elsewhere(browser);
  const link = await copyLink(page, context);
  expect(new URL(link).hash).toMatch(/^#portal-snapshot\.v1\./);
  await other.goto(link);
  await expect(other.getByRole('radio', { name: 'Other' })).toBeChecked();
  await other.context().close();
  await portal.event('canceled-hard');
  await page.reload();
  await expect(portal.screen('cancel-offer')).toHaveCount(0);
  await drawerOf(page).open();
  await page.getByRole('button', { name: 'State Before' }).click();
  await expect(page.getByRole('radio', { name: 'Other' })).toBeChecked();
});
