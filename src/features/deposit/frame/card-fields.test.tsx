import { FormProvider } from 'react-hook-form';
// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDepositPage, type DepositPage } from '../testing/deposit-page';
import { CardFields } from './card-fields';
import { useCardForm } from './use-card-form';

function Page() {
  const { portalForm } = useCardForm({ exchanges: true, post: () => undefined });
  return (
    <FormProvider {...portalForm.form}>
      <CardFields brand="VISA" />
    </FormProvider>
  );
}

let page: DepositPage;

beforeEach(async () => {
  page = await openDepositPage('payment-frame', '2026-06-15T16:00:00.000Z');
});
afterEach(() => page.close());

test('card fields have autocomplete tokens and numeric keyboards', async () => {
  await page.show(<Page />);
  const fields = [...document.querySelectorAll('input')].map(
    ({ name, autocomplete, inputMode }) => [name, autocomplete, inputMode],
  );
  expect(fields).toEqual([
    ['number', 'cc-number', 'numeric'],
    ['expiry', 'cc-exp', 'numeric'],
    ['securityCode', 'cc-csc', 'numeric'],
    ['name', 'cc-name', ''],
    ['billingZip', 'billing postal-code', 'numeric'],
  ]);
});
