import { expect, test } from 'vitest';
import { dialogStyles } from './dialog-styles';
import { GLOBAL_STYLES } from './global-styles';
import { TOKENS } from './tokens';

const rem = ({ value }: { readonly value: string }): number => Number.parseFloat(value);

test('column, gap and pane are as wide as the page between its margins: nothing is left over between them', () => {
  const { column, pane, page } = TOKENS.sizes;
  const { 16: gap, 4: margin } = TOKENS.spacing;
  expect(rem(column) + rem(gap) + rem(pane)).toBe(rem(page) - 2 * rem(margin));
});

test('letters stand in a control as they do in the text', () => {
  expect(GLOBAL_STYLES.html.textRendering).toBe('geometricPrecision');
  expect(GLOBAL_STYLES['button, input, select, textarea'].textRendering).toBe('inherit');
});

test('what a dialog covers grows dark in the brand’s own colour', () => {
  expect(dialogStyles.backdrop).toMatch(/bg-c_foreground|background_foreground|bg_foreground/);
});
