import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { BrandContext } from '../../../domain/program/use-brand';
import { loadBrand } from '../../../programs/registry';
import { OfferNotices } from './payment-selection-screen';

async function shown(isCoveredBorrower: boolean, state: string | null): Promise<string> {
  const brand = { ...(await loadBrand('pesto_cash')), id: 'pesto_cash' as const };
  return renderToStaticMarkup(
    <BrandContext value={brand}>
      <OfferNotices isCoveredBorrower={isCoveredBorrower} state={state} />
    </BrandContext>,
  );
}

test('covered borrowers and residents of some states read their notices before a deposit', async () => {
  expect(await shown(true, 'NC')).toContain('members of the Armed Forces');
  expect(await shown(false, 'WI')).toContain('Married Wisconsin residents');
  expect(await shown(false, null)).not.toMatch(/Armed Forces|Wisconsin/);
});
