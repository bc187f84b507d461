import type { WeightUnit } from '../../../src/contract/generated/types';
import type { ItemRecord, InspectionRecord } from '../../world/item-state';
import type { ApplicationRecord } from '../../world/state';
import { METALS, LENDING_SHARES } from '../appraisal/prices';
import { grossMilligrams } from '../appraisal/weight';
import { floorMoney } from '../appraisal/rounding';
import { itemsOf } from './cart';

/** Percent of a chain's weight; clasps in the mock aren't gold. */
const CLASP = 3;

const UNITS: Readonly<Record<WeightUnit, string>> = {
  GRAM: 'g',
  OUNCE: 'oz',
  TROY_OUNCE: 'troy oz',
  PENNYWEIGHT: 'dwt',
};

const grams = (milligrams: number): string => `${milligrams / 1000} g`;

function hasClasp({ answers }: ItemRecord): boolean {
  const { kind, necklaceType, shapeOfMetal } = answers;
  return kind === 'METAL'
    ? shapeOfMetal === 'CHAIN_OR_BRACELET'
    : kind === 'NECKLACE' && necklaceType !== 'PENDANT';
}

/** In mg; stones are listed separately. */
function measured(
  { answers }: ItemRecord,
  { net, clasp }: { readonly net: number; readonly clasp: number },
): string[] {
  const { weight, unit } = answers;
  const gross = grossMilligrams(answers) ?? net;
  const stated =
    weight === null ? `typical weight ${grams(gross)}` : `you entered ${weight} ${UNITS[unit]}`;
  const stones =
    gross > net ? [`Net weight ${grams(net - clasp)} after removing stones and clasp`] : [];
  return [`Measured ${grams(gross - clasp)}; ${stated}`, ...stones];
}

/** Confirms the estimate, minus the clasp of a chain. */
export function inspectItem(item: ItemRecord): InspectionRecord {
  const { estimate } = item;
  const { metal, line } = estimate;
  if (metal === null || !hasClasp(item) || metal.metal === 'PLATED' || metal.metal === 'UNSURE') {
    return { line, differences: [] };
  }
  const net = Math.round(metal.netWeightGrams * 1000);
  const clasp = Math.round((net * CLASP) / 100);
  const { centsPerGram, recovery } = METALS[metal.metal];
  const value = floorMoney(
    ((net - clasp) * metal.fineness * centsPerGram * recovery) / 100_000_000,
  );
  const parts =
    value * LENDING_SHARES.metal +
    estimate.diamonds * LENDING_SHARES.diamonds +
    estimate.gems * LENDING_SHARES.gems;
  return {
    line: floorMoney(parts / 100),
    differences: [
      ...measured(item, { net, clasp }),
      `The ${grams(clasp)} clasp is not ${metal.metal.toLowerCase()}`,
    ],
  };
}

export function inspectItems(application: ApplicationRecord): void {
  for (const item of itemsOf(application.itemCart)) {
    if (item.intake !== 'MISSING') {
      item.intake = 'INSPECTED';
      item.inspection ??= inspectItem(item);
    }
  }
}

/** Cents. Items not inspected count as estimated, missing ones not at all. */
export function inspectedLine({ itemCart }: ApplicationRecord): number {
  return itemsOf(itemCart)
    .filter(({ intake }) => intake !== 'MISSING')
    .reduce((sum, { inspection, estimate }) => sum + (inspection ?? estimate).line, 0);
}
