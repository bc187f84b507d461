import { useEffect, useEffectEvent, useState } from 'react';
import type { ItemInput } from '../../contract/generated/types';
import { cartRefusal } from '../../domain/item/cart/cart-refusals';
import { useAddToCart } from '../../domain/item/cart/use-add-to-cart';
import {
  removeSavedItem,
  savedItemInput,
  savedItemName,
  readSavedItems,
  type SavedItem,
} from '../../domain/item/saved/saved-items';
import type { ScreenProps } from '../../shell/screen/screen-context';
import type { OperationProblem } from '../../services/data/operation-error';
import { showToast } from '../../ui/toaster';

export interface SavedItemsState {
  readonly phase: 'adding' | 'done' | 'failed';
  /** Names of items that are only in this browser. */
  readonly waiting: readonly string[];
  /** Why the cart refused them. */
  readonly reason: string | null;
  /** Names of items whose photos are lost. */
  readonly withoutPhotos: readonly string[];
  /** Null if none was added. */
  readonly lastAdded: string | null;
  tryAgain(): void;
  discard(): void;
}

type Found = Pick<SavedItemsState, 'phase' | 'reason' | 'withoutPhotos' | 'lastAdded'>;

const START: Found = { phase: 'adding', reason: null, withoutPhotos: [], lastAdded: null };
const FILES = ['photoIds', 'documentIds'];

function isAboutFiles(problem: OperationProblem): boolean {
  return problem.kind === 'refused' && FILES.some((field) => problem.field?.startsWith(field));
}

/** Shared by all mounts, so that they don't race. Keys prevent duplicates from two tabs. */
let running: Promise<Found> | null = null;

type Add = (key: string, item: ItemInput) => Promise<OperationProblem | null>;

async function addAll(items: readonly SavedItem[], add: Add): Promise<Found> {
  const withoutPhotos: string[] = [];
  let lastAdded: string | null = null;
  for (const saved of items) {
    const item = savedItemInput(saved);
    if (item === null) continue;
    let problem = await add(saved.key, item);
    if (problem !== null && isAboutFiles(problem)) {
      problem = await add(saved.key, { ...item, photoIds: [], documentIds: [] });
      if (problem === null) withoutPhotos.push(savedItemName(saved));
    }
    if (problem !== null) {
      const reason = cartRefusal(problem) ?? null;
      return { phase: 'failed', reason, withoutPhotos, lastAdded };
    }
    removeSavedItem(saved.key);
    lastAdded = saved.key;
  }
  return { phase: 'done', reason: null, withoutPhotos, lastAdded };
}

/**
 * Adds a visitor's items to the cart. Each has a key, so repeating it adds none twice. An item
 * stays in storage until it is in the cart.
 */
export function useSavedItems(
  { applicant, refetch }: Pick<ScreenProps, 'applicant' | 'refetch'>,
  refetchCart: () => Promise<unknown>,
): SavedItemsState {
  const { add } = useAddToCart(applicant);
  const [found, setFound] = useState<Found>(() =>
    readSavedItems().length > 0 ? START : { ...START, phase: 'done' },
  );

  const start = useEffectEvent(async (): Promise<Found> => {
    const items = readSavedItems();
    running ??= addAll(items, add).finally(() => (running = null));
    const result = await running;
    await Promise.all([refetch(), refetchCart()]);
    return result;
  });

  const pending = found.phase === 'adding';
  useEffect(() => {
    if (!pending) return undefined;
    let left = false;
    void start().then((result) => {
      if (left) return;
      setFound(result);
      if (result.lastAdded !== null) showToast({ title: 'Item added to your cart' });
    });
    return () => {
      left = true;
    };
  }, [pending]);

  return {
    ...found,
    waiting: pending ? [] : readSavedItems().map(savedItemName),
    tryAgain: () => setFound(START),
    discard: () => {
      for (const { key } of readSavedItems()) removeSavedItem(key);
      setFound((state) => ({ ...state, phase: 'done' }));
    },
  };
}
