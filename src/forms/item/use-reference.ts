import type { ItemKindName } from '../../catalogue/items';
import { AppraisalReferenceDocument } from '../../contract/generated/documents';
import { useRead, type Read } from '../../services/data/use-read';

const NONE: readonly string[] = [];

/** The brands of watches to choose from; only a watch's form needs and waits for them. */
export function useWatchBrands(kind: ItemKindName): Read<readonly string[]> {
  const skip = kind !== 'WATCH';
  const brands = useRead(AppraisalReferenceDocument, {
    select: ({ appraisalReference }) => appraisalReference.watchBrands.map(({ name }) => name),
    skip,
  });
  return skip ? { ...brands, value: NONE } : brands;
}
