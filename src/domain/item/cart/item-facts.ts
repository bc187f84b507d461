import { KARATS } from '../../../catalogue/items';
import { numberText } from '../../../catalogue/plain-text';
import { KINDS } from '../kinds';
import { question } from '../questions/dictionary';
import type { CartItem } from './use-item-cart';

export function labelOf(
  id: Parameters<typeof question>[0],
  value: string | null | undefined,
): string | null {
  const definition = question(id);
  const choices = 'choices' in definition ? definition.choices : [];
  return choices.find((choice) => choice.value === value)?.label ?? null;
}

export const UNIT_SIGNS: Readonly<Record<string, string>> = {
  GRAM: 'g',
  PENNYWEIGHT: 'dwt',
  TROY_OUNCE: 'ozt',
  OUNCE: 'oz',
};

function metalFact({ metal, fineness }: CartItem['answers']): string | null {
  const name = labelOf('metal', metal);
  if (name === null || metal === 'PLATED') return name;
  if (!fineness) return name;
  const grade = metal === 'GOLD' ? (KARATS[fineness as keyof typeof KARATS] ?? fineness) : fineness;
  return `${grade} ${name.toLowerCase()}`;
}

function stoneFact([stone]: CartItem['answers']['stones']): string | null {
  if (stone === undefined) return null;
  const name = labelOf('gem', stone.type)?.toLowerCase() ?? 'stone';
  const times = stone.count > 1 ? `${stone.count} × ` : '';
  return `${times}${stone.carats} ct ${name}`;
}

/** Facts that distinguish items: "Ring · 14K gold · 4.2 g · 1.01 ct diamond". */
export function itemFacts({ kind, answers }: Pick<CartItem, 'kind' | 'answers'>): string {
  const { weight, unit, watch, stones } = answers;
  return [
    KINDS[kind].label,
    metalFact(answers),
    weight ? `${numberText(weight)} ${UNIT_SIGNS[unit] ?? ''}` : null,
    stoneFact(stones),
    watch ? [watch.brand, watch.model].filter(Boolean).join(' ') : null,
  ]
    .filter((fact) => fact !== null && fact !== '' && fact !== undefined)
    .join(' · ');
}
