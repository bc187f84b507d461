import { LIMITS } from '../../../src/catalogue/limits';
import { programDefinition } from '../../../src/catalogue/programs';
import type {
  MutationAddCartItemArgs,
  MutationAddItemPhotosArgs,
  MutationRemoveCartItemArgs,
  MutationRestoreCartItemArgs,
  MutationUpdateCartItemArgs,
} from '../../generated/resolver-types';
import { estimateItem } from '../../domain/appraisal/estimate-item';
import type { ItemRecord } from '../../world/item-state';
import type { ApplicationRecord, UserRecord } from '../../world/state';
import { isCartEditable, itemsOf } from '../../domain/items/cart';
import { followCart } from '../../domain/applications/change-cart';
import { dateOf } from '../../domain/lifecycle/zoned-time';
import { viewApplication } from './application-view';
import { fieldInvalid, refusal } from '../../domain/rules/refusal';
import { readCheckedItem } from './estimate';
import { requireUploads } from './item-uploads';
import { ownApplication, viewerOf, type ResolverContext } from './resolver-context';

interface Cart {
  readonly user: UserRecord;
  readonly application: ApplicationRecord;
}

/** Characters. */
const MAX_KEY = 100;

/** Throws CART_LOCKED if the items can't be changed any more. */
function editableCart(context: ResolverContext, id: string): Cart {
  const user = viewerOf(context);
  const application = ownApplication(context, { user, id });
  const hasItems = programDefinition(application.program).flow === 'item';
  if (!hasItems || !isCartEditable(application)) {
    throw refusal('CART_LOCKED', 'The items can no longer be changed');
  }
  return { user, application };
}

function findItem({ application }: Cart, id: string): ItemRecord {
  const item = application.itemCart.items.find((known) => known.id === id);
  if (item === undefined) throw refusal('ITEM_UNKNOWN', `There is no item ${id}`);
  return item;
}

function requireSpace({ application }: Cart): void {
  if (itemsOf(application.itemCart).length >= LIMITS.item.maxItems) {
    throw refusal('CART_FULL', `At most ${LIMITS.item.maxItems} items`);
  }
}

function changed({ world }: ResolverContext, { user, application }: Cart) {
  followCart(world, application);
  return viewApplication(world, user, application);
}

function addCartItem(_root: unknown, args: MutationAddCartItemArgs, context: ResolverContext) {
  const cart = editableCart(context, args.creditApplicationId);
  const { user, application } = cart;
  const { world } = context;
  const key = args.key.trim();
  if (key === '' || key.length > MAX_KEY) throw fieldInvalid('key', 'key is empty or too long');
  // A repeated call, or the same item saved in the browser, returns the existing item.
  if (application.itemCart.items.some((known) => known.key === key)) {
    return viewApplication(world, user, application);
  }
  requireSpace(cart);
  const answers = readCheckedItem(context, args.item);
  application.itemCart.items.push({
    id: world.nextId('item'),
    key,
    answers,
    estimate: estimateItem(answers, dateOf(world.now())),
    seenBySpecialist: false,
    removed: false,
    intake: null,
    inspection: null,
  });
  return changed(context, cart);
}

function updateCartItem(
  _root: unknown,
  args: MutationUpdateCartItemArgs,
  context: ResolverContext,
) {
  const cart = editableCart(context, args.creditApplicationId);
  const { itemCart } = cart.application;
  if (args.version !== itemCart.version) {
    throw refusal('CART_CHANGED', 'The cart was changed in the meantime', {
      version: itemCart.version,
    });
  }
  const item = findItem(cart, args.itemId);
  if (item.removed) throw refusal('ITEM_UNKNOWN', `Item ${args.itemId} was removed`);
  item.answers = readCheckedItem(context, args.item);
  item.estimate = estimateItem(item.answers, dateOf(context.world.now()));
  item.seenBySpecialist = false;
  return changed(context, cart);
}

function removeCartItem(
  _root: unknown,
  args: MutationRemoveCartItemArgs,
  context: ResolverContext,
) {
  const cart = editableCart(context, args.creditApplicationId);
  const item = findItem(cart, args.itemId);
  if (item.removed) return viewApplication(context.world, cart.user, cart.application);
  item.removed = true;
  return changed(context, cart);
}

function restoreCartItem(
  _root: unknown,
  args: MutationRestoreCartItemArgs,
  context: ResolverContext,
) {
  const cart = editableCart(context, args.creditApplicationId);
  const item = findItem(cart, args.itemId);
  if (!item.removed) return viewApplication(context.world, cart.user, cart.application);
  requireSpace(cart);
  item.removed = false;
  return changed(context, cart);
}

function addItemPhotos(_root: unknown, args: MutationAddItemPhotosArgs, context: ResolverContext) {
  const cart = editableCart(context, args.creditApplicationId);
  const { user, application } = cart;
  const item = findItem(cart, args.itemId);
  requireUploads(context.world, 'photoIds', { ids: args.photoIds, purpose: 'PHOTO' });
  const photoIds = [...new Set([...item.answers.photoIds, ...args.photoIds])];
  if (photoIds.length > LIMITS.upload.maxFiles) {
    throw fieldInvalid('photoIds', `At most ${LIMITS.upload.maxFiles} photos`);
  }
  item.answers = { ...item.answers, photoIds };
  const { estimate } = item;
  // Unidentified metal is reviewed again once there is a photo.
  if (estimate.notAcceptedReason === 'UNIDENTIFIED_METAL' && photoIds.length > 0) {
    item.estimate = estimateItem(item.answers, dateOf(context.world.now()));
    return changed(context, cart);
  }
  application.itemCart.version += 1;
  return viewApplication(context.world, user, application);
}

export const cartMutations = {
  addCartItem,
  updateCartItem,
  removeCartItem,
  restoreCartItem,
  addItemPhotos,
};
