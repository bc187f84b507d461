import { useQuery } from '@apollo/client/react';
import type { ItemKindName } from '../../../catalogue/items';
import { AppraisalReferenceDocument } from '../../../contract/generated/documents';
import { operationProblem, type OperationProblem } from '../../../services/data/operation-error';

/** The brands of watches to choose from; only a watch's form needs and waits for them. */
export function useWatchBrands(kind: ItemKindName): {
  readonly brands: readonly string[];
  readonly loading: boolean;
  readonly problem: OperationProblem | null;
  refetch(): void;
} {
  const { data, error, loading, refetch } = useQuery(AppraisalReferenceDocument, {
    skip: kind !== 'WATCH',
  });
  const reference = data?.appraisalReference;
  return {
    brands: reference?.watchBrands?.flatMap((brand) => brand?.name ?? []) ?? [],
    loading: loading && reference === undefined,
    problem: reference === undefined ? operationProblem(error) : null,
    refetch: () => void refetch(),
  };
}
