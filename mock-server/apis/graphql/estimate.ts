import { FINENESS, type PreciousMetal } from '../../../src/catalogue/items';
import type { QueryEstimateItemArgs } from '../../generated/resolver-types';
import { estimateItem } from '../../domain/appraisal/estimate-item';
import { METALS, WATCH_BRANDS } from '../../domain/appraisal/prices';
import { dateOf } from '../../domain/lifecycle/zoned-time';
import { readItem } from '../../domain/items/item-rules';
import { requireUploads } from './item-uploads';
import type { ResolverContext } from './resolver-context';

/** Throws if a photo or proof document wasn't uploaded. */
export function readCheckedItem(
  { world }: Pick<ResolverContext, 'world'>,
  input: QueryEstimateItemArgs['item'],
) {
  const answers = readItem(input, currentYear(world.now()));
  requireUploads(world, 'photoIds', { ids: answers.photoIds, purpose: 'PHOTO' });
  requireUploads(world, 'documentIds', { ids: answers.documentIds, purpose: 'PAPER' });
  return answers;
}

const currentYear = (now: number): number => Number(dateOf(now).slice(0, 4));

const METAL_NAMES = Object.keys(FINENESS) as PreciousMetal[];

export const estimateQueries = {
  estimateItem: (_root: unknown, { item }: QueryEstimateItemArgs, context: ResolverContext) =>
    estimateItem(readCheckedItem(context, item), dateOf(context.world.now())),
  appraisalReference: (_root: unknown, _args: unknown, { world }: ResolverContext) => ({
    pricesDate: dateOf(world.now()),
    metals: METAL_NAMES.map((metal) => ({
      metal,
      centsPerGram: METALS[metal].centsPerGram,
      fineness: [...FINENESS[metal]],
    })),
    watchBrands: [...WATCH_BRANDS],
    currentYear: currentYear(world.now()),
  }),
};
