// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEPOSIT, openDepositPage, type DepositPage } from '../testing/deposit-page';
import { ChooseFunding } from './choose-funding';

vi.mock('../../../services/data/use-applicant', () => ({
  useApplicant: () => ({ refetch: () => Promise.resolve({ application: null, problem: null }) }),
}));

let page: DepositPage;

beforeEach(async () => {
  page = await openDepositPage('payment-selection', '2026-06-15T16:00:00.000Z');
});
afterEach(() => page.close());

test("a bank transfer warns that the card can't be signed for until it arrives", async () => {
  const props = { userId: 'user_0001', deposit: DEPOSIT, offer: null, draft: null, notices: null };
  await page.show(<ChooseFunding {...props} />);
  const text = document.body.textContent;
  expect(text).toContain('Pay $300 now. You can sign as soon as we receive it.');
  expect(text).toContain('by bank transfer, you can sign once it arrives');
});
