import { useState } from 'react';
import { useLocation } from 'wouter';
import { withReturn } from '../../../catalogue/journey/sign-in-path';
import { SCREENS } from '../../../catalogue/screens';
import type { ItemKindName } from '../../../catalogue/items';
import type { ItemInput } from '../../../contract/generated/types';
import { track } from '../../../services/analytics/track';
import { useAddToCart } from '../../../domain/item/cart/use-add-to-cart';
import { saveItem, markSignUp } from '../../../domain/item/saved/saved-items';
import { randomId } from '../../../services/random-id';
import type { ItemValues } from '../../../domain/item/questions/item-values';
import { releaseNavigation } from '../../../shell/navigation/leave-guard';
import { withQuery } from '../../../shell/navigation/use-navigation';
import type { VisitorScreenProps } from '../../../shell/screen/screen-context';
import type { OperationProblem } from '../../../services/data/operation-error';
import { showToast } from '../../../ui/toaster';

export interface EstimatedItem {
  readonly item: ItemInput;
  readonly values: ItemValues;
}

/**
 * Adds an item to the applicant's cart, or for visitors to this browser's storage, and continues
 * there. Calls `onAdded` before navigating.
 */
export function useAddItem(
  { applicant, refetch }: Pick<VisitorScreenProps, 'applicant' | 'refetch'>,
  kind: ItemKindName,
  onAdded: () => void,
) {
  const [, setLocation] = useLocation();
  const [key] = useState(randomId);
  const [adding, setAdding] = useState(false);
  const [problem, setProblem] = useState<OperationProblem | null>(null);
  const cart = useAddToCart(applicant);
  const cartPath = SCREENS['asset-cart'].path.item;

  const leaveFor = (path: string): void => {
    onAdded();
    releaseNavigation();
    setLocation(path);
  };

  const add = async ({ item, values }: EstimatedItem): Promise<void> => {
    if (applicant === null) {
      const { photoIds = [], documentIds = [] } = item;
      const files = { photoIds: [...photoIds], documentIds: [...documentIds] };
      if (!saveItem({ key, kind, values, ...files })) {
        setProblem({ kind: 'refused', code: 'CART_FULL', field: null });
        return;
      }
      markSignUp();
      track('Item Kept', { kind });
      leaveFor(withReturn(SCREENS['sign-up'].path, cartPath));
      return;
    }
    setAdding(true);
    const found = await cart.add(key, item);
    if (found === null) {
      await refetch();
      showToast({ title: 'Item added to your cart' });
      leaveFor(withQuery(cartPath, { highlight: key }));
    }
    setProblem(found);
    setAdding(false);
  };

  return { add, adding, problem, clearProblem: () => setProblem(null) };
}
