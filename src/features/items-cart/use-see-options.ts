import { useApplicant } from '../../services/data/use-applicant';
import { useRef, useState } from 'react';
import type { CartItem, ItemCart } from '../../domain/item/cart/use-item-cart';
import { openModal } from '../../shell/dialogs/modal-store';
import { useNavigation, withQuery } from '../../shell/navigation/use-navigation';
import { resumeTarget } from '../../catalogue/journey/next-step';
import { useSingleFlight } from '../../services/data/use-single-flight';
import { track } from '../../services/analytics/track';
import type { OperationProblem } from '../../services/data/operation-error';
import { useLocation } from 'wouter';
import { findBlocker, type Blocker } from './see-options';

export interface ItemActions {
  edit(item: CartItem): void;
  remove(item: CartItem): void;
}

export function useCartNotice({ edit, remove }: ItemActions): {
  show(blocker: Blocker): void;
  /** Whether the notice about exceeding the maximum was shown to this person. */
  hasShownMaximum(): boolean;
} {
  const { goTo } = useNavigation();
  const shownMaximum = useRef(false);
  const show = ({ notice, item }: Blocker): void => {
    if (notice.trigger === 'maximum') shownMaximum.current = true;
    const editIt = item === null ? null : () => edit(item);
    const removeIt = item === null ? null : () => remove(item);
    const acts = {
      'below-minimum': [() => goTo('quick-appraisal'), null],
      'closer-look': [() => goTo('item-in-review'), editIt],
      'not-accepted': [removeIt, editIt],
      'needs-details': [editIt, removeIt],
      maximum: [null, null],
    } as const;
    const [onFirst, onSecond] = acts[notice.trigger];
    openModal('cartStatus', { notice, onFirst, onSecond });
  };
  return { show, hasShownMaximum: () => shownMaximum.current };
}

export function useSeeOptions(
  cart: ItemCart,
  refetchCart: () => Promise<ItemCart | null>,
  { show, hasShownMaximum }: ReturnType<typeof useCartNotice>,
): { readonly busy: boolean; readonly problem: OperationProblem | null; go(): Promise<unknown> } {
  const { goTo, goByStatus } = useNavigation();
  const { refetch: refetchApplication } = useApplicant();
  const [problem, setProblem] = useState<OperationProblem | null>(null);

  const { run: go, running: busy } = useSingleFlight(async () => {
    setProblem(null);
    const current = (await refetchCart()) ?? cart;
    const fresh = await refetchApplication();
    if (fresh.application === null) {
      setProblem(fresh.problem ?? { kind: 'failed' });
      return undefined;
    }
    const blocker = current.isEditable ? findBlocker(current) : null;
    if (blocker !== null) return show(blocker);
    // Exceeding the maximum is no obstacle: the notice appears once, and the next click continues.
    if (current.isEditable && current.line > current.maximumLine && !hasShownMaximum()) {
      return show({ notice: { trigger: 'maximum' }, item: null });
    }
    track('Cart Submitted');
    const { status } = fresh.application;
    const target = resumeTarget(status, fresh.application, 'item');
    if (target === 'asset-cart' || target === 'quick-appraisal') goByStatus(status);
    else goTo(target);
    return undefined;
  });
  return { busy, problem, go };
}

export const editPath = (cart: string, id: string): string => withQuery(cart, { edit: id });

export function useCartPaths(): {
  readonly cart: string;
  editOf(id: string): string;
  go(path: string): void;
} {
  const { pathOf } = useNavigation();
  const [, setLocation] = useLocation();
  const cart = pathOf('asset-cart');
  return { cart, editOf: (id) => editPath(cart, id), go: (path) => setLocation(path) };
}
