import { describe, expect, test } from 'vitest';
import { contrast, hueDistance } from './color';
import { paletteOf } from './palette';
import { themeTokens } from './theme-tokens';
import { LOOKS } from './themes';

test('a brand with sharp corners has no round buttons', () => {
  const { radii } = themeTokens();
  const sharp = Object.entries(LOOKS).filter(([, { style }]) => style.corner === 'square');
  expect(sharp.length).toBeGreaterThan(0);
  for (const [id] of sharp) {
    const condition = `_${`program_${id}`.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())}`;
    for (const corner of [radii.small, radii.medium, radii.button]) {
      expect(corner.value).toHaveProperty(condition, '0px');
    }
  }
});

test.each(Object.entries(LOOKS))(
  'actions in %s have one hue in the dark scheme',
  (_program, look) => {
    const { buttonPrimary, accentText } = paletteOf(look, 'dark');
    expect(hueDistance(buttonPrimary, accentText)).toBeLessThanOrEqual(10);
  },
);

describe.each(Object.entries(LOOKS))('illustration backgrounds of %s', (_program, look) => {
  test.each(['light', 'dark'] as const)('are visible on the band, %s', (scheme) => {
    const { pictureGround, bandBackground } = paletteOf(look, scheme);
    expect(contrast(pictureGround, bandBackground)).toBeGreaterThanOrEqual(1.15);
  });
});

test('information differs from danger even with a similar accent color', () => {
  const { infoText, infoSoft, foreground, subtle } = paletteOf(LOOKS.honor, 'light');
  expect([infoText, infoSoft]).toEqual([foreground, subtle]);
  const own = paletteOf(LOOKS.trovy, 'light');
  expect([own.infoText, own.infoSoft]).toEqual([own.accentText, own.accentSoft]);
  expect(hueDistance('348 64% 31%', '8 84% 42%')).toBe(20);
});
