import * as v from 'valibot';
import { expect, test } from 'vitest';
import { BRAND_IDS, loadBrand } from './registry';
import { BrandSchema, ColorsSchema, LEGAL_LINK_KEYS, ThemeSchema } from './schema';

test.each(BRAND_IDS)('%s is a whole brand', async (id) => {
  const brand = await loadBrand(id);
  expect(brand.texts.customerSupport.phone).toBe('1-800-555-0199');
  expect(Object.keys(brand.legalLinks).sort()).toEqual([...LEGAL_LINK_KEYS].sort());
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
