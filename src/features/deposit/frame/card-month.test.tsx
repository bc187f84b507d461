// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDepositPage, type DepositPage } from '../testing/deposit-page';
import { useCardForm, type CardValues } from './use-card-form';

const CARD: CardValues = {
  number: '4000 0566 5566 5556',
  expiry: '06/26',
  securityCode: '123',
  name: 'Casha Depositor',
  billingZip: '97205',
};
const NAMES = Object.keys(CARD) as (keyof CardValues)[];
const post = (): void => undefined;

function CardForm() {
  const { form, submit, errors } = useCardForm({ exchanges: true, post }).portalForm;
  return (
    <form onSubmit={submit}>
      {NAMES.map((name) => (
        <input key={name} {...form.register(name)} />
      ))}
      {errors.map(({ message }) => message)}
    </form>
  );
}

let page: DepositPage;

// July starts there a day before it starts in the creditor's time zone.
beforeEach(() => vi.stubEnv('TZ', 'Pacific/Kiritimati'));
afterEach(() => {
  page.close();
  vi.unstubAllEnvs();
});

test.each([
  ['taken to its last hour', '2026-07-01T03:30:00.000Z', ['tokenizeCard'], ''],
  [
    'refused after it',
    '2026-07-01T04:30:00.000Z',
    [],
    'This card has expired. Use a different card',
  ],
])('a card is %s, by the month where the creditor is', async (_, now, sent, said) => {
  page = await openDepositPage('payment-frame', now);
  await page.show(<CardForm />);
  for (const name of NAMES) await page.type(name, CARD[name]);
  await page.submit(1);
  expect(page.sent).toEqual(sent);
  expect(document.body.textContent).toBe(said);
});
