import { useFormContext, useWatch } from 'react-hook-form';
import { HEAVIER_THAN_MOST, TYPICAL_GRAMS, type ItemKindName } from '../../../catalogue/items';
import { Callout } from '../../../ui/callout';
import { LiveRegion } from '../../status/live-region';
import { inGrams } from '../questions/check-answer';
import { textOf, type ItemValues } from '../questions/item-values';
import { readNumber } from '../questions/read-number';

/** What an item of this kind is compared with; null where there is no typical weight. */
function typical(kind: ItemKindName, values: ItemValues): { grams: number; name: string } | null {
  if (kind === 'RING') return { grams: TYPICAL_GRAMS.RING.MEDIUM, name: 'rings' };
  if (kind === 'EARRINGS') return { grams: TYPICAL_GRAMS.EARRINGS.MEDIUM, name: 'earrings' };
  if (kind === 'NECKLACE') return { grams: TYPICAL_GRAMS.NECKLACE.MEDIUM, name: 'necklaces' };
  return kind === 'METAL' && textOf(values, 'what') === 'CHAIN_OR_BRACELET'
    ? { grams: TYPICAL_GRAMS.BRACELET.MEDIUM, name: 'chains and bracelets' }
    : null;
}

/** That a weight is worth a second look; null otherwise. Never in the way. */
export function heavierThanMost(kind: ItemKindName, values: ItemValues): string | null {
  const most = typical(kind, values);
  const weight = readNumber(textOf(values, 'weight'));
  if (most === null || weight === null || values['noScale'] === true) return null;
  return inGrams(weight, values) > most.grams * HEAVIER_THAN_MOST
    ? `That’s heavier than most ${most.name}. Check the unit.`
    : null;
}

/** The second look at a weight, said while it is typed. */
export function HeavierNote({ kind }: { readonly kind: ItemKindName }) {
  const { control } = useFormContext();
  const note = heavierThanMost(kind, useWatch({ control }) as ItemValues);
  return <LiveRegion>{note !== null && <Callout tone="warning">{note}</Callout>}</LiveRegion>;
}
