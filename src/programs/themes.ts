import * as v from 'valibot';
import * as homeLight from './home_light/theme';
import * as honor from './honor/theme';
import * as pestoCash from './pesto_cash/theme';
import * as pestoItem from './pesto_item/theme';
import type { ProgramId } from '../catalogue/programs';
import * as safeguard from './safeguard/theme';
import { ThemeSchema, type Theme, type ThemeInput } from './schema';
import { StyleSchema, type Style, type StyleInput } from './style-schema';
import * as trovy from './trovy/theme';

interface LookInput {
  readonly theme: ThemeInput;
  readonly style?: StyleInput;
}

const INPUTS: Readonly<Record<ProgramId, LookInput>> = {
  home_light: homeLight,
  safeguard,
  honor,
  trovy,
  pesto_item: pestoItem,
  pesto_cash: pestoCash,
};

export interface Look {
  readonly theme: Theme;
  readonly style: Style;
}

/** With defaults. For building the style sheet, not for the page. */
export const LOOKS = Object.fromEntries(
  Object.entries(INPUTS).map(([id, { theme, style = {} }]) => [
    id,
    { theme: v.parse(ThemeSchema, theme), style: v.parse(StyleSchema, style) },
  ]),
) as Readonly<Record<ProgramId, Look>>;
