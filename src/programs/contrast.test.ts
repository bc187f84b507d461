import { describe, expect, test } from 'vitest';
import { contrast } from './color';
import { paletteOf, type PaletteName } from './palette';
import { loadBrand } from './registry';
import { PROGRAM_IDS } from '../catalogue/programs';
import { LOOKS } from './themes';

const GROUNDS: readonly PaletteName[] = ['background', 'surface', 'subtle'];
const TONES = ['accent', 'success', 'warning', 'danger'] as const;

/** Text on its background needs 4.5:1. */
const TEXT: readonly (readonly [PaletteName, PaletteName])[] = [
  ...GROUNDS.flatMap((ground) =>
    (
      ['foreground', 'muted', 'accentText', 'successText', 'warningText', 'dangerText'] as const
    ).map((text) => [text, ground] as const),
  ),
  ...TONES.flatMap((tone) => [
    [`${tone}Text`, `${tone}Soft`] as const,
    ['foreground', `${tone}Soft`] as const,
    ['muted', `${tone}Soft`] as const,
  ]),
  ['infoText', 'infoSoft'],
  ['foreground', 'infoSoft'],
  ['muted', 'infoSoft'],
  ['accentText', 'infoSoft'],
  ['buttonPrimaryText', 'buttonPrimary'],
  ['buttonPrimaryText', 'buttonPrimaryHover'],
  ['buttonSecondaryText', 'buttonSecondary'],
  ['buttonSecondaryText', 'buttonSecondaryHover'],
  ['onSuccess', 'success'],
  ['onSuccess', 'successHover'],
  ['onAccent', 'accent'],
  ['foreground', 'secondary'],
  ['onDanger', 'danger'],
  ['inkText', 'ink'],
  ['inkText', 'inkLine'],
  ['cardInk', 'cardFace'],
  ['cardInk', 'cardFaceEnd'],
  ['foreground', 'bandBackground'],
  ['muted', 'bandBackground'],
  ['accentText', 'bandBackground'],
];

/** Control borders and focus ring need 3:1. */
const PARTS: readonly (readonly [PaletteName, PaletteName])[] = [
  ...GROUNDS.flatMap((ground) => [['border', ground] as const, ['focus', ground] as const]),
  ...TONES.map((tone) => ['border', `${tone}Soft`] as const),
  ...(['background', 'surface', 'pictureGround', 'pictureFill'] as const).flatMap((ground) => [
    ['pictureLine', ground] as const,
    ['pictureAccent', ground] as const,
  ]),
  ['focus', 'bandBackground'],
];

const SHEETS = PROGRAM_IDS.flatMap((program) =>
  (['light', 'dark'] as const).map((scheme) => ({
    name: `${program} ${scheme}`,
    program,
    palette: paletteOf(LOOKS[program], scheme),
  })),
);

describe.each(SHEETS)('$name', ({ program, palette }) => {
  test.each(TEXT)('%s on %s is readable', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });
  test.each(PARTS)('%s on %s is visible', (part, ground) => {
    expect(contrast(palette[part], palette[ground])).toBeGreaterThanOrEqual(3);
  });
  // On a dark header it is as white as the text.
  test('the focus ring on the header is visible', async () => {
    const { layout } = await loadBrand(program);
    const ring = palette[layout.headerTheme === 'dark' ? 'inkText' : 'focus'];
    expect(contrast(ring, palette.headerBackground)).toBeGreaterThanOrEqual(3);
  });
});

test('the contrast ratio is that of WCAG', () => {
  expect(contrast('0 0% 0%', '0 0% 100%')).toBeCloseTo(21, 5);
  expect(contrast('0 0% 46.7%', '0 0% 100%')).toBeCloseTo(4.48, 1);
});
