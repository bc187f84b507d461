import { expect, test } from 'vitest';
import { dialogStyles } from './dialog-styles';
import { GLOBAL_STYLES } from './global-styles';
import { TOKENS } from './tokens';

const rem = ({ value }: { readonly value: string }): number => Number.parseFloat(value);

test("column, gap and pane fill the page's width", () => {
  const { column, pane, page } = TOKENS.sizes;
  const { 16: gap, 4: margin } = TOKENS.spacing;
  expect(rem(column) + rem(gap) + rem(pane)).toBe(rem(page) - 2 * rem(margin));
});

test('controls render text like the page', () => {
  expect(GLOBAL_STYLES.html.textRendering).toBe('geometricPrecision');
  expect(GLOBAL_STYLES['button, input, select, textarea'].textRendering).toBe('inherit');
});

test("the backdrop darkens in the brand's color", () => {
  expect(dialogStyles.backdrop).toMatch(/bg-c_foreground|background_foreground|bg_foreground/);
});
