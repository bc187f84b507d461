import { expect, test } from 'portal-kit/playwright';

test('who was seeded signs in, with the code that was sent', async ({ portal }) => {
  await portal.openSeed({ signedOut: true, status: 'MANUAL_REVIEW' });
  await portal.signIn();
  await portal.expectScreen('manual-review');
  expect((await portal.inbox()).at(-1)?.code).toMatch(/^\d{6}$/);
});

test('a state that was kept is opened again, with what was typed', async ({ portal, page }) => {
  await portal.openSeed({ screen: 'offer' });
  await portal.clock({ advance: 'PT5M' });
  const kept = await portal.snapshot();
  await portal.openSeed({ status: 'COMPLETE' });
  await portal.openSnapshot(kept);
  await portal.expectScreen('offer');
  await expect(page.getByRole('button', { name: 'Accept Offer' })).toBeVisible();

  await portal.openSeed({ screen: 'cancel-offer' });
  await page.getByRole('radio', { name: 'Other' }).check();
  const typed = await portal.snapshot();
  await portal.openSeed({ status: 'COMPLETE' });
  await portal.openSnapshot(typed);
  await expect(page.getByRole('radio', { name: 'Other' })).toBeChecked();
});

test('a fault that never struck fails the test', async ({ portal }) => {
  test.fail();
  await portal.openSeed({
    status: 'MANUAL_REVIEW',
    faults: ['operation=acceptCreditOffer,status=503'],
  });
});

test('a newcomer walks to an offer', async ({ portal }) => {
  await portal.complete('home', 'offer');
});

for (const [flow, until] of [
  ['home', 'congratulations'],
  ['cash', 'congratulations'],
  ['item', 'completion'],
] as const) {
  test(`the ${flow} flow is walked to its end @whole`, async ({ portal }) => {
    await portal.complete(flow, until);
  });
}
