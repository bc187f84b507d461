import * as v from 'valibot';
import { theme as homeLight } from './home_light/theme';
import type { BrandId } from './registry';
import { ThemeSchema, type Theme, type ThemeInput } from './schema';

const INPUTS: Readonly<Record<BrandId, ThemeInput>> = { home_light: homeLight };

/** Every brand's theme with its defaults filled in. For the making of the style sheet, not for the page. */
export const THEMES = Object.fromEntries(
  Object.entries(INPUTS).map(([id, input]) => [id, v.parse(ThemeSchema, input)]),
) as Readonly<Record<BrandId, Theme>>;
