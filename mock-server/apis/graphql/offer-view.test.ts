import { expect, test, vi } from 'vitest';
import type * as realTerms from '../../../src/catalogue/terms';
import { seededWorld } from '../../domain/seed/testing/seeded-world';
import { documentOf } from './testing/operation-cases';

/** Real terms repeat values, so a mix-up would go unnoticed. */
vi.mock('../../../src/catalogue/terms', async (importOriginal) => {
  const { programTerms, ...rest } = await importOriginal<typeof realTerms>();
  return {
    ...rest,
    programTerms: (program: Parameters<typeof programTerms>[0]) => {
      const { home, ...terms } = programTerms(program);
      return {
        ...terms,
        aprMin: 1,
        aprMax: 2,
        purchaseApr: 3,
        cashAdvanceApr: 4,
        annualFee: 5,
        lateFeeMax: 6,
        returnedPaymentFeeMax: 7,
        home: home && { drawYears: 8, repaymentYears: 9, maximumApr: 10 },
      };
    },
  };
});

test.each([
  ['home_light', 'P-03', { maximumApr: 10, drawPeriodYears: 8, repaymentPeriodYears: 9 }],
  ['trovy', 'P-03', { maximumApr: 2, drawPeriodYears: null, repaymentPeriodYears: null }],
] as const)('an offer of %s has the right value in each field', async (program, persona, own) => {
  const seeded = await seededWorld({ program, persona, status: 'OFFER_DECISION_NEEDED' });
  const { data } = await seeded.run(documentOf('application'));
  expect(data).toMatchObject({
    currentUser: {
      creditApplication: {
        offer: { purchaseApr: 3, annualFee: 5, lateFeeMaximum: 6, ...own },
      },
    },
  });
});
