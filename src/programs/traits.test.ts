import { describe, expect, test } from 'vitest';
import { contrast, parseTriplet } from './color';
import { paletteOf } from './palette';
import { themeTokens } from './theme-tokens';
import { LOOKS } from './themes';

test('every brand says how its corners are, and a brand with sharp ones has no round button', () => {
  const { radii } = themeTokens();
  const sharp = Object.entries(LOOKS).filter(([, { style }]) => style.corner === 'square');
  expect(sharp.length).toBeGreaterThan(0);
  for (const [id] of sharp) {
    const condition = `_${`program_${id}`.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())}`;
    for (const corner of [radii.small, radii.medium, radii.button]) {
      expect(corner.value).toHaveProperty(condition, '0');
    }
  }
});

/** Whole degrees between two hues, the short way round. */
function apart(first: string, second: string): number {
  const turn = Math.abs(parseTriplet(first).h - parseTriplet(second).h);
  return Math.min(turn, 360 - turn);
}

test.each(Object.entries(LOOKS))(
  'what can be done in %s has one hue by night',
  (_program, look) => {
    const { buttonPrimary, accentText } = paletteOf(look, 'dark');
    expect(apart(buttonPrimary, accentText)).toBeLessThanOrEqual(10);
  },
);

describe.each(Object.entries(LOOKS))('what the drawings of %s stand before', (_program, look) => {
  test.each(['light', 'dark'] as const)('is seen on the band, %s', (scheme) => {
    const { pictureGround, bandBackground } = paletteOf(look, scheme);
    expect(contrast(pictureGround, bandBackground)).toBeGreaterThanOrEqual(1.15);
  });
});
