import { expect, test } from '../support/test';
import { drawerOf } from './drawer';

test.use({ seed: { program: 'pesto_item', screen: 'items-shipped' } });

test('parcel events deliver and inspect the items one by one @worker-only', async ({
  page,
  portal,
}) => {
  await portal.openSeed();
  const { panel, open } = drawerOf(page);
  await open();
  const happen = (event: string) =>
    Promise.all([
      page.waitForEvent('load'),
      panel.getByRole('button', { name: `Let it happen: ${event}` }).click(),
    ]);
  const status = (name: string) =>
    panel.getByText(`The application is in ${name}.`, { exact: true });
  await expect(status('SHIPPED')).toBeVisible();
  await happen('Delivered');
  await happen('Items received');
  await expect(status('ITEM_UNDER_REVIEW')).toBeVisible();
  await panel.getByLabel('Items inspected', { exact: true }).selectOption('MANUAL_REVIEW');
  await happen('Items inspected');
  await portal.expectScreen('manual-review');
  await panel.getByText('What rarely happens').click();
  await expect(panel.getByRole('button', { name: 'Let it happen: Canceled hard' })).toBeVisible();
});
