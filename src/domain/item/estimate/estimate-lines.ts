import { KARATS, type ItemKindName } from '../../../catalogue/items';
import { formatCents, formatDate } from '../../text/format';
import type { KeyFact } from '../../../ui/key-facts';
import { joinList, numberText } from '../../../catalogue/plain-text';
import type { Estimate } from './estimate-text';

export interface EstimatedStone {
  readonly type: string;
  readonly origin?: string | null | undefined;
  readonly treatments?: readonly string[] | null | undefined;
}

/** Without value, or only a specialist can value them. */
const WITHOUT_VALUE = ['CUBIC_ZIRCONIA', 'MOISSANITE', 'AMETHYST', 'TOPAZ', 'GARNET', 'OTHER'];

const METAL_NAMES: Readonly<Record<string, string>> = {
  GOLD: 'gold',
  SILVER: 'silver',
  PLATINUM: 'platinum',
  PALLADIUM: 'palladium',
};

function metalName({ metal, fineness }: NonNullable<Estimate['metal']>): string {
  const grade =
    metal === 'GOLD'
      ? (KARATS[fineness as keyof typeof KARATS] ?? String(fineness))
      : String(fineness);
  return `${grade} ${METAL_NAMES[metal] ?? ''}`.trim();
}

function metalLine(estimate: Estimate): KeyFact[] {
  const { metal } = estimate;
  if (!metal) return [];
  const { netWeightGrams, fineness, centsPerGram, recoveryPercent, value } = metal;
  const reckoning = `${numberText(netWeightGrams)} g × ${(fineness / 10).toFixed(1)}% pure × ${formatCents(centsPerGram)} a gram × ${recoveryPercent}% recovered`;
  return [{ term: `Metal: ${metalName(metal)}`, note: reckoning, description: formatCents(value) }];
}

/** Returns a note if a stone has less value than expected. */
export function stoneNote([stone]: readonly EstimatedStone[]): string | null {
  if (stone === undefined) return null;
  if (WITHOUT_VALUE.includes(stone.type)) {
    return 'Stones like this don’t have a lending value. The metal still counts.';
  }
  if (stone.origin === 'LAB_GROWN') return 'Lab-grown stones are real, but resell for less.';
  return (stone.treatments ?? []).length > 0 ? 'Treated stones resell for less.' : null;
}

function stoneLines({ diamonds, gems }: Estimate, stones: readonly EstimatedStone[]): KeyFact[] {
  if (stones.length === 0) return [];
  const lines: KeyFact[] = [];
  if (diamonds > 0) lines.push({ term: 'Stones: diamonds', description: formatCents(diamonds) });
  if (gems > 0) lines.push({ term: 'Stones: other stones', description: formatCents(gems) });
  return lines.length > 0 ? lines : [{ term: 'Stones', description: formatCents(0) }];
}

/** Lending share per value. */
function lendingRate({ lendingShares: shares, metal, diamonds, gems, watch }: Estimate): string {
  const parts = [
    ...(metal ? [`${shares.metal}% of the metal`] : []),
    ...(diamonds > 0 ? [`${shares.diamonds}% of the diamonds`] : []),
    ...(gems > 0 ? [`${shares.gems}% of the other stones`] : []),
    ...(watch > 0 ? [`${shares.watch}% of the watch`] : []),
  ];
  return joinList(parts);
}

export function estimateLines(
  estimate: Estimate,
  kind: ItemKindName,
  stones: readonly EstimatedStone[],
): readonly KeyFact[] {
  const isWatch = kind === 'WATCH';
  return [
    ...metalLine(estimate),
    ...(isWatch
      ? [{ term: 'Watch: resale value', description: formatCents(estimate.watch) }]
      : stoneLines(estimate, stones)),
    {
      term: 'Condition',
      description: isWatch ? 'Part of the resale value' : 'Checked at the inspection',
    },
    { term: 'Lending rate', description: lendingRate(estimate) },
    { term: 'Estimated credit line before rounding', description: formatCents(estimate.line) },
    { term: 'Reference prices', description: formatDate(estimate.pricesDate) },
  ];
}
