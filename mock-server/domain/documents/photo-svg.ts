import type { ItemKind } from '../../../src/contract/generated/types';

/** 120 by 120. */
const SHAPES: Readonly<Record<ItemKind, string>> = {
  METAL: '<path d="M28 78h64l-10-28H38z"/><path d="M38 50h44"/>',
  GEMSTONE: '<path d="M36 44h48l14 16-38 38-38-38z"/><path d="M22 60h76M48 60l12 38 12-38"/>',
  RING: '<circle cx="60" cy="72" r="26"/><path d="M48 34h24l8 8-20 14-20-14z"/>',
  EARRINGS:
    '<circle cx="42" cy="76" r="14"/><circle cx="78" cy="76" r="14"/><path d="M42 62V40M78 62V40"/>',
  NECKLACE: '<path d="M26 32c0 36 14 52 34 52s34-16 34-52"/><circle cx="60" cy="92" r="8"/>',
  WATCH:
    '<circle cx="60" cy="60" r="24"/><path d="M60 46v14l10 6M48 38l2-16h20l2 16M48 82l2 16h20l2-16"/>',
  OTHER: '<path d="M30 46l30-14 30 14v34L60 94 30 80z"/><path d="M30 46l30 14 30-14M60 60v34"/>',
};

const line = (color: string, width: number, shape: string): string =>
  `<g fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round">${shape}</g>`;

/** Replaces a seeded item's photo: gold on linen, legible in both color schemes. */
export function photoSvg(kind: ItemKind): string {
  const shape = SHAPES[kind];
  const shade = `<g transform="translate(2 4)" opacity="0.35">${line('#6f6048', 6, shape)}</g>`;
  const gold = line('#7a571d', 5, shape) + line('#dcb160', 2.25, shape);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120" width="480" height="480"><rect width="120" height="120" fill="#d6cbb8"/><circle cx="60" cy="56" r="58" fill="#e4dbcb"/>${shade}${gold}</svg>`;
}
