import { useFormContext, useWatch } from 'react-hook-form';
import { HEAVIER_THAN_MOST, TYPICAL_GRAMS, type ItemKindName } from '../../catalogue/items';
import { Callout } from '../../ui/callout';
import { LiveRegion } from '../../ui/live-region';
import { inGrams } from '../../domain/item/questions/check-answer';
import { textOf, type ItemValues } from '../../domain/item/questions/item-values';
import { readNumber } from '../../catalogue/read-number';

const GRAMS_PER_CARAT = 0.2;

/** Null if there is no typical weight. */
function typical(kind: ItemKindName, values: ItemValues): { grams: number; name: string } | null {
  if (kind === 'RING') return { grams: TYPICAL_GRAMS.RING.MEDIUM, name: 'rings' };
  if (kind === 'EARRINGS') return { grams: TYPICAL_GRAMS.EARRINGS.MEDIUM, name: 'earrings' };
  if (kind === 'NECKLACE') return { grams: TYPICAL_GRAMS.NECKLACE.MEDIUM, name: 'necklaces' };
  return kind === 'METAL' && textOf(values, 'what') === 'CHAIN_OR_BRACELET'
    ? { grams: TYPICAL_GRAMS.BRACELET.MEDIUM, name: 'chains and bracelets' }
    : null;
}

/** Null if the weight isn't unusually high. Never blocks the form. */
export function heavierThanMost(kind: ItemKindName, values: ItemValues): string | null {
  const most = typical(kind, values);
  const weight = readNumber(textOf(values, 'weight')).value;
  if (most === null || weight === null || values['noScale'] === true) return null;
  return inGrams(weight, values) > most.grams * HEAVIER_THAN_MOST
    ? `That’s heavier than most ${most.name}. Check the unit.`
    : null;
}

/** Null unless the stones outweigh the piece. Never blocks the form. */
export function stonesOutweigh(kind: ItemKindName, values: ItemValues): string | null {
  const weight = readNumber(textOf(values, 'weight')).value;
  const isRequested = kind !== 'GEMSTONE' && values['noScale'] !== true;
  if (!isRequested || weight === null || textOf(values, 'hasMain') !== 'YES') return null;
  const carats = readNumber(textOf(values, 'carat')).value ?? 0;
  const count = readNumber(textOf(values, 'count')).value ?? 1;
  const small = readNumber(textOf(values, 'smallStones')).value ?? 0;
  return (carats * count + small) * GRAMS_PER_CARAT > inGrams(weight, values)
    ? 'The stones would weigh more than the whole piece. Check the weight, the carats and the number of stones.'
    : null;
}

export function HeavierNote({ kind }: { readonly kind: ItemKindName }) {
  const { control } = useFormContext<ItemValues>();
  const note = useWatch({
    control,
    compute: (values) => heavierThanMost(kind, values) ?? stonesOutweigh(kind, values),
  });
  return <LiveRegion>{note !== null && <Callout tone="warning">{note}</Callout>}</LiveRegion>;
}
