import { useEffect, useEffectEvent, useState } from 'react';
import type { ItemInput } from '../../contract/generated/types';
import { cartRefusal } from '../../domain/item/cart/cart-refusals';
import { useAddToCart } from '../../domain/item/cart/use-add-to-cart';
import {
  forgetKeptItem,
  keptItemInput,
  keptItemName,
  readKeptItems,
  type KeptItem,
} from '../../domain/item/kept/kept-items';
import type { ScreenProps } from '../../shell/screen/screen-context';
import type { OperationProblem } from '../../services/data/operation-error';
import { showToast } from '../../ui/toaster';

/** The progress of adding the items that a visitor kept in this browser. */
export interface KeptItemsState {
  readonly phase: 'adding' | 'done' | 'failed';
  /** Names of the items that are still only in this browser. */
  readonly waiting: readonly string[];
  /** Why, where the cart itself says so. */
  readonly reason: string | null;
  /** Names of items whose photos could not be found any more. */
  readonly withoutPhotos: readonly string[];
  /** The key of the item that was added last; null when none was. */
  readonly lastAdded: string | null;
  tryAgain(): void;
  /** Discards what could not be added. */
  discard(): void;
}

type Found = Pick<KeptItemsState, 'phase' | 'reason' | 'withoutPhotos' | 'lastAdded'>;

const START: Found = { phase: 'adding', reason: null, withoutPhotos: [], lastAdded: null };
const FILES = ['photoIds', 'documentIds'];

function isAboutFiles(problem: OperationProblem): boolean {
  return problem.kind === 'refused' && FILES.some((field) => problem.field?.startsWith(field));
}

/** Two mounts of one page must not race each other; the keys keep two tabs from doubling anything. */
let running: Promise<Found> | null = null;

type Add = (key: string, item: ItemInput) => Promise<OperationProblem | null>;

async function addAll(items: readonly KeptItem[], add: Add): Promise<Found> {
  const withoutPhotos: string[] = [];
  let lastAdded: string | null = null;
  for (const kept of items) {
    const item = keptItemInput(kept);
    if (item === null) continue;
    let problem = await add(kept.key, item);
    if (problem !== null && isAboutFiles(problem)) {
      problem = await add(kept.key, { ...item, photoIds: [], documentIds: [] });
      if (problem === null) withoutPhotos.push(keptItemName(kept));
    }
    if (problem !== null) {
      const reason = cartRefusal(problem) ?? null;
      return { phase: 'failed', reason, withoutPhotos, lastAdded };
    }
    forgetKeptItem(kept.key);
    lastAdded = kept.key;
  }
  return { phase: 'done', reason: null, withoutPhotos, lastAdded };
}

/**
 * Puts the items that a visitor kept into the cart, each with its key: once, however often this runs.
 * An item is forgotten only when it is in the cart.
 */
export function useKeptItems(
  { applicant, refetch }: Pick<ScreenProps, 'applicant' | 'refetch'>,
  refetchCart: () => Promise<unknown>,
): KeptItemsState {
  const { add } = useAddToCart(applicant);
  const [found, setFound] = useState<Found>(() =>
    readKeptItems().length > 0 ? START : { ...START, phase: 'done' },
  );

  const start = useEffectEvent(async (): Promise<Found> => {
    const items = readKeptItems();
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
    waiting: pending ? [] : readKeptItems().map(keptItemName),
    tryAgain: () => setFound(START),
    discard: () => {
      for (const { key } of readKeptItems()) forgetKeptItem(key);
      setFound((state) => ({ ...state, phase: 'done' }));
    },
  };
}
