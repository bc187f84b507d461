import type {
  CartChangeFieldsFragment,
  CartVersionFragment,
} from '../../contract/generated/documents';

/**
 * Whether the answer to a change tells all that has changed since `before`: nothing else has changed the cart, and the
 * application stands as it did. Then a hundred items need not be read again.
 */
export function tellsAll(
  before: CartVersionFragment | null,
  after: CartChangeFieldsFragment,
): boolean {
  const shown = before?.itemCart?.version;
  return (
    shown !== undefined && after.itemCart?.version === shown + 1 && after.status === before?.status
  );
}
