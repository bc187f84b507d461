import * as v from 'valibot';
import { expect, test } from 'vitest';
import { PROGRAM_IDS } from '../catalogue/programs';
import { BRAND_IDS, loadBrand } from './registry';
import { BrandSchema, ColorsSchema, LEGAL_LINK_KEYS, ThemeSchema } from './schema';

test.each(BRAND_IDS)('%s is a whole brand', async (id) => {
  const brand = await loadBrand(id);
  expect(brand.texts.customerSupport.phone).toBe('1-800-555-0199');
  expect(Object.keys(brand.legalLinks).toSorted()).toEqual([...LEGAL_LINK_KEYS].toSorted());
  for (const file of Object.values(brand.legalLinks)) {
    expect(file).toMatch(new RegExp(`^${id}/`));
  }
});

test('a theme that says nothing has the colours and fonts of the specification', () => {
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

test('a brand with a key too many or a document outside the files host is refused', async () => {
  const brand = await loadBrand('home_light');
  expect(v.safeParse(BrandSchema, { ...brand, slogan: 'x' }).success).toBe(false);
  const legalLinks = { ...brand.legalLinks, tcpa: 'https://elsewhere.example/tcpa.pdf' };
  expect(v.safeParse(BrandSchema, { ...brand, legalLinks }).success).toBe(false);
});

test('every program has a brand, and no two are called the same or have the same colors', async () => {
  expect([...BRAND_IDS].toSorted()).toEqual([...PROGRAM_IDS].toSorted());
  const brands = await Promise.all(BRAND_IDS.map(loadBrand));
  const own = brands.flatMap(({ meta, texts, theme }) => [
    meta.title,
    meta.description,
    texts.cardName,
    texts.programName,
    texts.customerSupport.email,
    JSON.stringify(theme.colors),
  ]);
  expect(new Set(own).size).toBe(own.length);
});

test('each option of the layout is used by some brand', async () => {
  const layouts = (await Promise.all(BRAND_IDS.map(loadBrand))).map(({ layout }) => layout);
  const used = (key: keyof (typeof layouts)[number]) => new Set(layouts.map((one) => one[key]));
  expect(used('headerTheme').size).toBe(2);
  expect(used('loginButtonRemoval').size).toBe(2);
  expect(used('loginPageBackground').size).toBe(2);
});

test('the header of a dark one is dark in both schemes', async () => {
  const lightness = (triplet: string) => Number(/(\d+)%$/.exec(triplet)?.[1]);
  for (const { layout, theme } of await Promise.all(BRAND_IDS.map(loadBrand))) {
    expect(lightness(theme.darkColors.headerBackground)).toBeLessThan(50);
    const light = lightness(theme.colors.headerBackground);
    expect(light < 50 ? 'dark' : 'light').toBe(layout.headerTheme);
  }
});
