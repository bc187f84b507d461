import * as v from 'valibot';
import { expect, test } from 'vitest';
import { DEFAULT_SUPPORT_PHONE } from './brand-defaults';
import { contrast } from './color';
import { derivePalette } from './palette';
import { loadBrand } from './registry';
import { PROGRAM_IDS, type Security, programDefinition } from '../catalogue/programs';
import { BrandSchema, ColorsSchema, ThemeSchema, type LegalLinkKey } from './schema';

/** For every line; brands may omit other documents. */
const SIGNED: readonly LegalLinkKey[] = [
  'cardholderAgreement',
  'accountOpeningDisclosures',
  'privacyNotice',
  'eSignDisclosure',
  'rateDisclosure',
];

/** Only if something secures the line. */
const SECURITY_AGREEMENT: Readonly<Partial<Record<Security, (id: string) => string>>> = {
  item: (id) => `${id}/security-agreement.pdf`,
  cash: (id) => `${id}/security-agreement.pdf`,
  home: (id) => `${id}/home-secured-agreement.pdf`,
};

test.each(PROGRAM_IDS)('%s is a complete brand', async (id) => {
  const brand = await loadBrand(id);
  expect(v.parse(BrandSchema, brand)).toEqual(brand);
  // Fictional numbers: 555-0100 to 555-0199.
  expect(brand.texts.customerSupport.phone).toMatch(/^1-\d{3}-555-01\d\d$/);
  expect(SIGNED.filter((key) => brand.legalLinks[key] === undefined)).toEqual([]);
  const { security } = programDefinition(id);
  expect(brand.legalLinks.securityAgreement).toBe(SECURITY_AGREEMENT[security]?.(id));
  for (const file of Object.values(brand.legalLinks)) {
    expect(file).toMatch(new RegExp(`^${id}/`));
  }
});

test("a theme without colors and fonts gets the specification's", () => {
  const neutral = '0 0% 50%';
  const colors = {
    foreground: neutral,
    background: neutral,
    secondary: neutral,
    disabled: neutral,
    buttonPrimary: neutral,
    buttonPrimaryText: neutral,
    buttonSecondary: neutral,
    buttonSecondaryText: neutral,
    headerBackground: neutral,
  };
  expect(v.parse(ThemeSchema, { font: {}, colors, darkColors: colors })).toMatchObject({
    font: { fontSans: 'Factor-A', fontDisplay: 'Factor-A', fontArch: 'Archivo' },
    colors: {
      accent: '205 100% 38%',
      success: '142 76% 36%',
      warning: '36 100% 50%',
      danger: '360 76% 50%',
    },
  });
  expect(v.safeParse(ColorsSchema, { ...colors, accent: '#0071c2' }).success).toBe(false);
  expect(v.safeParse(ColorsSchema, { ...colors, tint: neutral }).success).toBe(false);
});

test('a brand with an unknown key or a foreign document is rejected', async () => {
  const brand = await loadBrand('home_light');
  expect(v.safeParse(BrandSchema, { ...brand, slogan: 'x' }).success).toBe(false);
  const legalLinks = { ...brand.legalLinks, tcpa: 'https://elsewhere.example/tcpa.pdf' };
  expect(v.safeParse(BrandSchema, { ...brand, legalLinks }).success).toBe(false);
});

test('no two brands have the same name or colors', async () => {
  const brands = await Promise.all(PROGRAM_IDS.map(loadBrand));
  const { welcomeLine, closingLine } = BrandSchema.entries.texts.entries;
  const usual: readonly string[] = [welcomeLine.default, closingLine.default];
  // Other brands use the defaults.
  const own = brands
    .flatMap(({ favicon, meta, texts, theme }) => [
      favicon,
      meta.title,
      meta.description,
      texts.cardName,
      texts.programName,
      texts.customerSupport.email,
      texts.welcomeLine,
      texts.closingLine,
      JSON.stringify(theme.colors),
    ])
    .filter((said) => !usual.includes(said));
  expect(new Set(own).size).toBe(own.length);
});

test('a brand has the default help line or its own number', async () => {
  const brands = await Promise.all(PROGRAM_IDS.map(loadBrand));
  const phones = new Set(brands.map(({ texts }) => texts.customerSupport.phone));
  expect(phones).toContain(DEFAULT_SUPPORT_PHONE);
  expect(phones.size).toBeGreaterThan(1);
  expect(DEFAULT_SUPPORT_PHONE).toBe('1-800-555-0199');
});

test('a brand may omit documents', async () => {
  const { legalLinks, ...brand } = await loadBrand('trovy');
  const { rewardTerms: _left, tcpa: _out, ...rest } = legalLinks;
  expect(v.parse(BrandSchema, { ...brand, legalLinks: rest }).legalLinks).toEqual(rest);
});

test('each layout option is used by some brand', async () => {
  const layouts = (await Promise.all(PROGRAM_IDS.map(loadBrand))).map(({ layout }) => layout);
  const used = (key: keyof (typeof layouts)[number]) => new Set(layouts.map((one) => one[key]));
  expect(used('headerTheme').size).toBe(2);
  expect(used('loginButtonRemoval').size).toBe(2);
  expect(used('loginPageBackground').size).toBe(2);
});

test('header text is readable on light and dark headers', async () => {
  const lightness = (triplet: string) => Number(/(\d+)%$/.exec(triplet)?.[1]);
  for (const { layout, theme } of await Promise.all(PROGRAM_IDS.map(loadBrand))) {
    for (const [colors, scheme] of [
      [theme.colors, 'light'],
      [theme.darkColors, 'dark'],
    ] as const) {
      const { inkText, foreground, headerBackground } = derivePalette(colors, scheme);
      const text = layout.headerTheme === 'dark' ? inkText : foreground;
      expect(contrast(text, headerBackground)).toBeGreaterThanOrEqual(4.5);
    }
    const light = lightness(theme.colors.headerBackground);
    expect(light < 50 ? 'dark' : 'light').toBe(layout.headerTheme);
  }
});
