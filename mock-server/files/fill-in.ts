import type { LegalBlock } from '../../fixtures/legal/legal-text';
import { isProgramId, programDefinition } from '../../src/catalogue/programs';
import { CONTENT } from '../../src/programs/content-config';
import { brandNames } from './brand-names';

function money(cents: number): string {
  const whole = cents % 100 === 0;
  return `$${(cents / 100).toLocaleString('en-US', whole ? {} : { minimumFractionDigits: 2 })}`;
}

/** What stands for the names in braces, in the documents of a program. */
async function valuesFor(program: string): Promise<Readonly<Record<string, string>>> {
  const { rates } = CONTENT;
  const flow = isProgramId(program) ? programDefinition(program).flow : 'home';
  const fee = rates.annualFee[flow];
  return {
    ...(await brandNames(program)),
    creditorName: CONTENT.creditorName,
    creditorAddress: CONTENT.creditorAddress,
    bankName: CONTENT.bankName,
    agencyName: CONTENT.agencyName,
    agencyAddress: CONTENT.agencyAddress,
    eSignVersion: CONTENT.eSignVersion,
    purchaseApr: `${rates.purchaseApr}%`,
    cashAdvanceApr: `${rates.cashAdvanceApr}%`,
    maximumApr: `${rates.home.maximumApr}%`,
    annualFee: fee === 0 ? 'None' : money(fee),
    lateFee: money(rates.lateFeeMax),
    returnedPaymentFee: money(rates.returnedPaymentFeeMax),
    foreignPercent: `${rates.foreignTransactionPercent}%`,
    cashAdvanceMin: money(rates.cashAdvanceFee.min),
    cashAdvancePercent: `${rates.cashAdvanceFee.percent}%`,
    minInterest: money(rates.minInterest),
    graceDays: String(rates.graceDays),
    balanceMethod: rates.balanceMethod,
    drawYears: String(rates.home.drawYears),
    repaymentYears: String(rates.home.repaymentYears),
  };
}

/** Fills in the names in braces. Throws for a name that has no value. */
export async function fillIn(
  blocks: readonly LegalBlock[],
  program: string,
): Promise<readonly LegalBlock[]> {
  const values = await valuesFor(program);
  const fill = (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (_braces, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`A legal document asks for {${name}}`);
      return value;
    });
  return blocks.map((block) => {
    if (typeof block === 'string') return fill(block);
    if ('heading' in block) return { heading: fill(block.heading) };
    if ('item' in block) return { item: fill(block.item) };
    return { row: [fill(block.row[0]), fill(block.row[1])] };
  });
}
