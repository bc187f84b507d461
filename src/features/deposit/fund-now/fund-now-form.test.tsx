// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CurrentUser } from '../../../services/data/use-applicant';
import { DEPOSIT, openDepositPage, type DepositPage } from '../testing/deposit-page';
import { FundNowForm } from './fund-now-form';

const USER = { id: 'usr_0001', firstName: 'Casha', lastName: 'Depositor' } as CurrentUser;

let page: DepositPage;

beforeEach(async () => {
  history.replaceState(null, '', '/app');
  page = await openDepositPage('fund-now', '2026-06-15T16:00:00.000Z');
});
afterEach(() => page.close());

test.each([
  [null, '$300'],
  [30_000, '$300'],
  [12_000, '$120'],
])('with %s cents left of a deposit of 30,000, %s is due', async (remaining, due) => {
  const cash = { ...DEPOSIT.cash, remaining };
  await page.show(
    <FundNowForm
      user={USER}
      deposit={{ ...DEPOSIT, cash }}
      draft={null}
      refetch={async () => null}
      refetchApplicant={async () => undefined}
    />,
  );
  const said = [...document.querySelectorAll('dt')]
    .filter(({ textContent }) => textContent === 'Deposit due')
    .map(({ nextElementSibling }) => nextElementSibling?.textContent);
  expect(new Set(said)).toEqual(new Set([due]));
});
