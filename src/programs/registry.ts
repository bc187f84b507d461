import * as v from 'valibot';
import type { ProgramId } from '../catalogue/programs';
import { BrandSchema, type Brand, type BrandInput } from './schema';

/** The brand folders. A brand loads on its own, so a visitor never fetches another one's data. */
const BRANDS = {
  home_light: () => import('./home_light/brand'),
  safeguard: () => import('./safeguard/brand'),
  honor: () => import('./honor/brand'),
  trovy: () => import('./trovy/brand'),
  pesto_item: () => import('./pesto_item/brand'),
  pesto_cash: () => import('./pesto_cash/brand'),
} as const satisfies Record<ProgramId, () => Promise<{ readonly brand: BrandInput }>>;

/** A program that has a brand folder. */
export type BrandId = keyof typeof BRANDS;

export const BRAND_IDS = Object.keys(BRANDS) as readonly BrandId[];

/** The brand of a visitor for whom nothing else decides (spec 9). */
export const DEFAULT_BRAND = 'home_light' satisfies BrandId;

/** Whether `value` names a program that has a brand folder. */
export function isBrandId(value: string): value is BrandId {
  return Object.hasOwn(BRANDS, value);
}

/** The brand of a program, checked. Rejects where its chunk cannot be loaded or its data is wrong. */
export async function loadBrand(id: BrandId): Promise<Brand> {
  const { brand } = await BRANDS[id]();
  return v.parse(BrandSchema, brand);
}
