import type { Page } from '@playwright/test';
import type { Flow } from '../../src/catalogue/flows';
import { alternatives } from '../../mock-server/scenario/nearest';
import type { ScreenId } from '../../src/catalogue/screens';
import type { SeedOptions } from '../../cli/support/plain-seed';
import { fillCashInformation, reviewAndAgree, typeBank } from '../flows/cash-steps';
import { fillAddressAndIncome } from '../flows/item-steps';
import {
  agreeToDocuments,
  fillPersonalInfo,
  NEWCOMER,
  signAgreements,
  waitForOffer,
} from '../flows/steps';
import type { Portal } from './portal';

/** Input of a screen, and the action that continues. */
interface Station {
  readonly screen: ScreenId;
  /** Omitted if the screen has no fields. */
  fill?(page: Page, portal: Portal): Promise<void>;
  leave(page: Page, portal: Portal): Promise<void>;
}

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).click();

async function sign(page: Page): Promise<void> {
  const hint = await page.getByText(/^Must match: /).innerText();
  await signAgreements(page, hint.replace('Must match: ', ''));
}

/** A seeded applicant may have consented before. */
async function giveMissingConsent(page: Page): Promise<void> {
  const consent = page.getByLabel(/^I agree to receive documents electronically/);
  await consent.or(page.getByRole('button', { name: 'Continue', exact: true })).waitFor();
  if (await consent.isVisible()) await agreeToDocuments(page);
}

const AGREEMENTS = { screen: 'agreements', leave: sign } as const satisfies Station;
const END = {
  screen: 'congratulations',
  leave: () => Promise.resolve(),
} as const satisfies Station;

const HOME = [
  { screen: 'login', leave: (_, portal) => portal.signIn({ email: NEWCOMER.email }) },
  {
    screen: 'personal-info',
    fill: async (page) => {
      await giveMissingConsent(page);
      await fillPersonalInfo(page);
    },
    leave: waitForOffer,
  },
  { screen: 'offer', leave: press('Accept Offer') },
  { screen: 'verify-income', leave: press('Accept and Continue') },
  AGREEMENTS,
  END,
] as const satisfies readonly Station[];

const CASH = [
  {
    screen: 'credit-line',
    fill: async (page) => {
      await page.getByRole('radio', { name: 'Another amount' }).check();
      await page.getByLabel('Deposit amount').fill('350');
    },
    leave: press('Continue'),
  },
  { screen: 'personal-info', fill: fillCashInformation, leave: press('See My Options') },
  {
    screen: 'in-review',
    leave: async (page, portal) => {
      await portal.clock({ advance: 'PT1M' });
      await press('Refresh Status')(page);
    },
  },
  {
    screen: 'payment-selection',
    fill: (page) => page.getByRole('radio', { name: 'Fund now' }).check(),
    leave: press('Continue'),
  },
  {
    screen: 'fund-now',
    fill: async (page) => {
      await typeBank(page);
      await reviewAndAgree(page);
    },
    leave: press('Pay $350'),
  },
  {
    screen: 'verify-payment',
    leave: async (page, portal) => {
      await portal.event('deposit-arrived');
      await page.getByRole('heading', { level: 1, name: 'Deposit received' }).waitFor();
      await press('Continue')(page);
    },
  },
  AGREEMENTS,
  END,
] as const satisfies readonly Station[];

/** One after the other; the page refreshes in between. */
async function happen(page: Page, portal: Portal, ...events: readonly string[]): Promise<void> {
  for (const event of events) await portal.event(event);
  await press('Refresh Status')(page);
}

const ITEM = [
  { screen: 'asset-cart', leave: press('See My Options') },
  {
    screen: 'address-and-income',
    fill: fillAddressAndIncome,
    leave: press('See My Options'),
  },
  {
    screen: 'pre-qualified',
    fill: async (page) => {
      await page.getByRole('radio', { name: 'Print a label at home' }).check();
      await page.getByRole('checkbox', { name: 'This address is correct' }).check();
    },
    leave: press('Continue'),
  },
  { screen: 'download-label', leave: press('I’ve Shipped My Items') },
  {
    screen: 'items-shipped',
    leave: async (page, portal) => {
      for (const event of ['carrier-scan', 'in-transit', 'delivered']) await portal.event(event);
      await page.reload();
      await page.getByRole('link', { name: 'See My Items' }).click();
    },
  },
  { screen: 'items-delivered', leave: (page, portal) => happen(page, portal, 'items-received') },
  { screen: 'in-review', leave: (page, portal) => happen(page, portal, 'items-inspected') },
  {
    screen: 'manual-review',
    leave: (page) => page.getByRole('link', { name: 'Review My Offer' }).click(),
  },
  { screen: 'offer', leave: press('Accept Offer') },
  {
    screen: 'verify-info',
    fill: async (page) => {
      await page.getByLabel('Social Security number or ITIN', { exact: true }).fill(NEWCOMER.taxId);
      await page.getByLabel('Month', { exact: true }).selectOption('April');
      await page.getByLabel('Day', { exact: true }).fill('28');
      await page.getByLabel('Year', { exact: true }).fill('1986');
    },
    leave: press('Continue'),
  },
  { screen: 'verify-income', leave: press('Accept and Continue') },
  AGREEMENTS,
  { screen: 'completion', leave: () => Promise.resolve() },
] as const satisfies readonly Station[];

interface Walk {
  readonly start: SeedOptions;
  readonly stations: readonly Station[];
}

/** Reached by {@link walkOn}. */
interface Reachable {
  readonly home: (typeof HOME)[number]['screen'];
  readonly cash: (typeof CASH)[number]['screen'];
  readonly item: (typeof ITEM)[number]['screen'];
}

export type ReachableScreen<F extends Flow> = Reachable[F];

const WALKS: Readonly<Record<Flow, Walk>> = {
  home: { start: { program: 'home_light', signedOut: true }, stations: HOME },
  cash: {
    start: { program: 'pesto_cash', status: 'CREATED', screen: 'credit-line' },
    stations: CASH,
  },
  item: {
    start: { program: 'pesto_item', status: 'PREQUAL_ITEM_VALUED', screen: 'asset-cart' },
    stations: ITEM,
  },
};

export const startOf = (flow: Flow): SeedOptions => WALKS[flow].start;

export function requireReachable(flow: Flow, until: ScreenId): void {
  const screens = WALKS[flow].stations.map(({ screen }) => screen);
  if (screens.includes(until)) return;
  throw new Error(`The ${flow} flow never reaches ${until}: expected ${alternatives(screens)}`);
}

/** `act` reports an action that times out. */
export interface Walker {
  readonly page: Page;
  readonly portal: Portal;
  act(wanted: string, work: () => Promise<unknown>): Promise<void>;
}

export async function walkOn(
  flow: Flow,
  until: ScreenId,
  { page, portal, act }: Walker,
): Promise<void> {
  for (const { screen, fill, leave } of WALKS[flow].stations) {
    await portal.expectScreen(screen);
    if (screen === until) return;
    if (fill !== undefined) await act(`${screen} filled in`, () => fill(page, portal));
    await act(`the end of ${screen}`, () => leave(page, portal));
  }
}

/** The test itself submits the screen. */
export async function fillScreen(
  flow: Flow,
  screen: ScreenId,
  { page, portal, act }: Walker,
): Promise<void> {
  const station = WALKS[flow].stations.find((one) => one.screen === screen);
  const fill = station?.fill;
  if (fill === undefined) {
    const fillable = WALKS[flow].stations.filter((one) => one.fill !== undefined);
    const names = fillable.map((one) => one.screen).join(', ');
    throw new Error(`Nothing is typed on ${screen} of the ${flow} flow; there is ${names}`);
  }
  await portal.expectScreen(screen);
  await act(`${screen} filled in`, () => fill(page, portal));
}
