import type { Page } from '@playwright/test';
import jsQR from 'jsqr';
import { PNG } from 'pngjs';
import { expectAccessible, overflowing } from '../accessibility/check-page';
import { downloadedBytes, readPdf } from '../support/read-pdf';
import { expect, test } from '../support/test';
import type { Portal } from '../support/portal';
import { chooseState, goOn, signAgreements } from './steps';

test.use({ viewport: { width: 390, height: 844 }, seed: { program: 'pesto_item' } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const pathname = (page: Page) => new URL(page.url()).pathname;

const application = async (portal: Portal) => (await portal.state()).applications.at(-1);

/** Neither tax ID nor birth date is on file. */
async function verify(page: Page, portal: Portal): Promise<void> {
  await portal.expectScreen('verify-info');
  await page.getByLabel('Social Security number or ITIN', { exact: true }).fill('666-45-7788');
  await page.getByLabel('Month', { exact: true }).selectOption('April');
  await page.getByLabel('Day', { exact: true }).fill('28');
  await page.getByLabel('Year', { exact: true }).fill('1986');
  await button(page, 'Continue').click();
  await portal.expectScreen('verify-income');
  await button(page, 'Accept and Continue').click();
}

test('an item application reaches an open account with label, parcel, offer and signature', async ({
  page,
  portal,
}) => {
  await portal.openSeed({
    screen: 'asset-cart',
    status: 'PREQUAL_ITEM_VALUED',
    consent: 'functional',
  });
  await page.getByRole('button', { name: 'See My Options' }).click();

  await portal.expectScreen('address-and-income');
  await page.getByLabel('Home address', { exact: true }).fill('P.O. Box 12');
  await page.getByLabel('City', { exact: true }).fill('Portland');
  await chooseState(page, 'OR - Oregon');
  await page.getByLabel('ZIP code').fill('97205');
  await button(page, 'Continue').click();
  await expect(page.getByRole('alert')).toContainText('We can’t accept a P.O. box');
  await page.getByLabel('Home address', { exact: true }).fill('12 Placeholder Court');
  await portal.events.expectFunnel('item', { from: 'Cart Submitted', to: 'Cart Submitted' });
  await page.reload();
  await expect(page.getByLabel('Home address', { exact: true })).toHaveValue(
    '12 Placeholder Court',
  );
  await expect(page.getByLabel('Ship to my home address')).toBeChecked();
  await goOn(page, 'Income');
  await page.getByText('Calculate my annual income').click();
  await page.getByLabel('Amount before taxes').fill('1000');
  await page.getByRole('radio', { name: 'Every week' }).check();
  await button(page, 'Use This Amount').click();
  await expect(page.getByLabel('Annual income before taxes')).toHaveValue('52,000');
  await page.getByRole('checkbox', { name: /^Job/ }).check();
  await goOn(page);
  await button(page, 'See My Options').click();

  await portal.expectScreen('pre-qualified');
  await button(page, 'Continue').click();
  const problems = page.getByRole('alert');
  await expect(problems).toContainText('Select how you’d like to ship');
  await expect(problems).toContainText('Confirm your shipping address');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit Ship-from address' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit your shipping address' });
  await dialog.getByLabel('Shipping address', { exact: true }).fill('PO Box 9');
  await button(page, 'Save Changes').click();
  await expect(dialog.getByLabel('Shipping address', { exact: true })).toBeFocused();
  await expect(dialog.getByText(/We can’t accept a P\.O\. box as your shipping/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Shipping address', { exact: true }).fill('14 Placeholder Court');
  await button(page, 'Save Changes').click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('14 Placeholder Court')).toBeVisible();
  await page.getByRole('radio', { name: 'Print a label at home' }).check();
  await page.getByRole('checkbox', { name: 'This address is correct' }).check();
  await button(page, 'Continue').click();

  await portal.expectScreen('download-label');
  await expect(button(page, 'Print Label')).toBeVisible();
  const tracking = (await page.getByText(/^TEST-TRK-/).innerText()).trim();
  const downloading = page.waitForEvent('download');
  await button(page, 'Print Label').click();
  const label = await readPdf(await downloadedBytes(await downloading));
  expect(label.pages).toBeGreaterThan(0);
  expect(label.text).toContain(tracking);
  expect(label.text).toContain('14 Placeholder Court');
  expect(label.text).not.toMatch(/jewel|gold|watch/i);
  await button(page, 'Email Me the Label').click();
  await expect(page.getByText(/^We emailed your label to/)).toBeVisible();
  const packed = page.getByRole('checkbox', { name: /^I’ve packed / }).first();
  await packed.check();
  await page.reload();
  await expect(packed).toBeChecked();
  await button(page, 'I’ve Shipped My Items').click();

  await portal.expectScreen('items-shipped');
  // Measurement code loads after the first paint; unsent events are lost with the page.
  await portal.events.expectFunnel('item', { from: 'Shipping Chosen', to: 'Items Shipped' });
  // The applicant's own changes aren't reported as updates.
  await expect(button(page, 'See Update')).toHaveCount(0);
  for (const event of ['carrier-scan', 'in-transit', 'delivered']) await portal.event(event);
  await page.reload();
  await page.getByRole('link', { name: 'See My Items' }).click();
  await portal.expectScreen('items-delivered');
  await expect(page.getByText('Items arrived', { exact: true })).toBeVisible();
  await expect(page.getByText('Waiting to be opened')).toBeVisible();
  await portal.event('items-received');
  await button(page, 'Refresh Status').click();
  await portal.expectScreen('in-review');
  await portal.event('items-inspected');
  await button(page, 'Refresh Status').click();
  await portal.expectScreen('manual-review');
  await page.getByRole('link', { name: 'Review My Offer' }).click();

  await portal.expectScreen('offer');
  await expect(page.getByRole('table', { name: 'Your items' })).toContainText('Inspected');
  await button(page, 'Accept Offer').click();
  await verify(page, portal);
  await portal.expectScreen('agreements');
  expect(pathname(page)).toBe('/app/application/offer/final-agreements');
  const hint = await page.getByText(/^Must match: /).innerText();
  await signAgreements(page, hint.replace('Must match: ', ''));
  await portal.expectScreen('completion');
  await expect(page.getByText('Your items stay in insured storage.')).toBeVisible();
  await portal.events.expectFunnel('item', { from: 'Cart Submitted' });
  await portal.events.expectNothingOf(['Placeholder Court', '52,000', '666-45-7788', 'April']);
  await portal.open('/app');
  await portal.expectScreen('congratulations');
  expect(pathname(page)).toBe('/app/congratulations');
});

test('the rendered QR code is readable', async ({ page, portal }) => {
  await portal.openSeed({ screen: 'pre-qualified' });
  await page.getByRole('radio', { name: 'Get a code on your phone (no printer needed)' }).check();
  await page.getByRole('checkbox', { name: 'This address is correct' }).check();
  await button(page, 'Continue').click();
  await portal.expectScreen('shipping-code');
  const picture = page.getByRole('img', { name: /^Shipping code / });
  await expect(picture).toBeVisible();
  const code = ((await picture.getAttribute('aria-label')) ?? '').replace('Shipping code ', '');
  await expect(page.getByText(code, { exact: true })).toBeVisible();
  const { data, width, height } = PNG.sync.read(await picture.screenshot());
  const read = jsQR(new Uint8ClampedArray(data), width, height);
  expect(read?.data).toContain(code);

  await page.getByRole('link', { name: 'Choose Another Way' }).click();
  await page.getByRole('radio', { name: 'Get a free shipping kit' }).check();
  await page.getByRole('checkbox', { name: 'This address is correct' }).check();
  await button(page, 'Continue').click();
  await portal.expectScreen('shipping-kit');
  await button(page, 'Request Kit').click();
  await expect(page.getByRole('heading', { name: 'Your kit is on its way' })).toBeVisible();
  await expect(page.getByText(/^Didn’t arrive\? Contact us after/)).toBeVisible();
});

test('declining an offer by keyboard returns the items', async ({ page, portal }) => {
  await portal.openSeed({ screen: 'offer', persona: 'P-04' });
  await expect(page.getByRole('table', { name: 'Your items' })).toBeVisible();
  expect(await overflowing(page, 320)).toEqual([]);
  await button(page, 'Decline Offer').focus();
  await page.keyboard.press('Enter');
  await portal.expectScreen('cancel-offer');
  expect(pathname(page)).toBe('/app/application/offer/reject-offer');
  await page.getByRole('radio').first().focus();
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'I want my items back' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Keep My Offer')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Decline Offer')).toBeFocused();
  await page.keyboard.press('Enter');
  await portal.expectScreen('offer-rejected');
  expect(await application(portal)).toMatchObject({
    status: 'OFFER_REJECTED',
    declineReason: 'WANT_ITEMS_BACK',
  });
  await expect(page.getByText(/^We’ll return your items free/)).toBeVisible();
  await button(page, 'Track My Return').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Your return' })).toBeFocused();
  for (const event of ['return-scanned', 'return-delivered']) await portal.event(event);
  await page.reload();
  await expect(page.getByText(/^Your items were delivered on/)).toBeVisible();
});

test('a failed label is created again, and an expired one is replaced', async ({
  page,
  portal,
}) => {
  await portal.openSeed({ screen: 'download-label' });
  await expect(button(page, 'Print Label')).toBeVisible();
  await portal.event('label-failed');
  await page.reload();
  await expect(page.getByText(/^We couldn’t create your label/)).toBeVisible();
  await button(page, 'Try Again').click();
  await expect(button(page, 'Print Label')).toBeVisible();
  await portal.event('label-expired');
  await page.reload();
  await expect(page.getByText(/^This label expired on June 14, 2026\./)).toBeVisible();
  await button(page, 'Create New Label').click();
  await expect(button(page, 'Print Label')).toBeVisible();
});

async function call(page: Page, query: string, variables: object = {}): Promise<void> {
  const errors = await page.evaluate(
    async ([text, values]) => {
      const response = await fetch('/graphql', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${localStorage.getItem('access_token')}`,
        },
        body: JSON.stringify({ query: text, variables: values }),
      });
      return ((await response.json()) as { errors?: object[] }).errors ?? [];
    },
    [query, variables] as const,
  );
  expect(errors).toEqual([]);
}

test('an item without a photo needs one before shipping @own-origin', async ({ page, portal }) => {
  await portal.openSeed({ status: 'PREQUAL_ITEM_VALUED' });
  const item =
    '{kind: METAL, name: "Old coin", shapeOfMetal: COIN, metal: GOLD, fineness: 750, weight: 8, unit: GRAM, condition: GOOD, ownershipConfirmed: true}';
  await call(
    page,
    `mutation { addCartItem(creditApplicationId: "app_0001", key: "coin", item: ${item}) { id } }`,
  );
  const home = {
    addressFirstLine: '12 Placeholder Court',
    city: 'Portland',
    state: 'OR',
    zip: '97205',
  };
  await call(
    page,
    'mutation($input: AddressAndIncomeInput!) { submitAddressAndIncome(input: $input) { status } }',
    {
      input: {
        creditApplicationId: 'app_0001',
        homeAddress: home,
        annualIncome: 52_000,
        incomeSources: ['JOB'],
      },
    },
  );
  await portal.event('decision', { outcome: 'PREQUALIFIED' });
  await portal.open('/app/pre-qualified');
  await portal.expectScreen('pre-qualified');
  await expect(page.getByText(/^Add a photo of each item before you ship/)).toBeVisible();
  await page.getByRole('radio', { name: 'Print a label at home' }).check();
  await button(page, 'Continue').click();
  const summary = page.getByRole('alert');
  await expect(summary.getByRole('link')).toHaveText([
    'Confirm your shipping address',
    'Add at least one photo of Old coin before you ship',
  ]);
  await expectAccessible(page);
  await page.getByRole('checkbox', { name: 'This address is correct' }).check();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Choose Files/ }).click();
  const picture = PNG.sync.write(new PNG({ width: 8, height: 8 }));
  await (await chooser).setFiles([{ name: 'coin.png', mimeType: 'image/png', buffer: picture }]);
  await button(page, 'Continue').click();
  await portal.expectScreen('download-label');
});
