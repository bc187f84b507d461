import * as v from 'valibot';
import { theme as homeLight } from './home_light/theme';
import { theme as honor } from './honor/theme';
import { theme as pestoCash } from './pesto_cash/theme';
import { theme as pestoItem } from './pesto_item/theme';
import type { BrandId } from './registry';
import { theme as safeguard } from './safeguard/theme';
import { ThemeSchema, type Theme, type ThemeInput } from './schema';
import { theme as trovy } from './trovy/theme';

const INPUTS: Readonly<Record<BrandId, ThemeInput>> = {
  home_light: homeLight,
  safeguard,
  honor,
  trovy,
  pesto_item: pestoItem,
  pesto_cash: pestoCash,
};

/** Every brand's theme with its defaults filled in. For the making of the style sheet, not for the page. */
export const THEMES = Object.fromEntries(
  Object.entries(INPUTS).map(([id, input]) => [id, v.parse(ThemeSchema, input)]),
) as Readonly<Record<BrandId, Theme>>;
