import type { ProgramId } from '../catalogue/programs';
import {
  COLOR_DEFAULTS,
  DEFAULT_SUPPORT_PHONE,
  FONT_DEFAULTS,
  TEXT_DEFAULTS,
} from './brand-defaults';
import type { Brand, BrandInput } from './schema';

/** Each brand loads separately, so that visitors never load another one's data. */
const BRANDS = {
  home_light: () => import('./home_light/brand'),
  safeguard: () => import('./safeguard/brand'),
  honor: () => import('./honor/brand'),
  trovy: () => import('./trovy/brand'),
  pesto_item: () => import('./pesto_item/brand'),
  pesto_cash: () => import('./pesto_cash/brand'),
} as const satisfies Record<ProgramId, () => Promise<{ readonly brand: BrandInput }>>;

type Colors = BrandInput['theme']['colors'];

function completeColors({ accent, success, warning, danger, ...colors }: Colors) {
  return {
    ...colors,
    accent: accent ?? COLOR_DEFAULTS.accent,
    success: success ?? COLOR_DEFAULTS.success,
    warning: warning ?? COLOR_DEFAULTS.warning,
    danger: danger ?? COLOR_DEFAULTS.danger,
  };
}

function complete({ theme, texts, ...brand }: BrandInput): Brand {
  const { fontSans, fontDisplay, fontArch } = theme.font;
  const { phone, email } = texts.customerSupport;
  return {
    ...brand,
    theme: {
      font: {
        fontSans: fontSans ?? FONT_DEFAULTS.fontSans,
        fontDisplay: fontDisplay ?? FONT_DEFAULTS.fontDisplay,
        fontArch: fontArch ?? FONT_DEFAULTS.fontArch,
      },
      colors: completeColors(theme.colors),
      darkColors: completeColors(theme.darkColors),
    },
    texts: {
      ...texts,
      customerSupport: { phone: phone ?? DEFAULT_SUPPORT_PHONE, email },
      welcomeLine: texts.welcomeLine ?? TEXT_DEFAULTS.welcomeLine,
      closingLine: texts.closingLine ?? TEXT_DEFAULTS.closingLine,
    },
  };
}

/**
 * Rejects if the chunk can't be loaded. Doesn't validate: brand.test.ts checks all brands against
 * the schema.
 */
export async function loadBrand(id: ProgramId): Promise<Brand> {
  const { brand } = await BRANDS[id]();
  return complete(brand);
}
