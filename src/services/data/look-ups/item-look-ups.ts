import {
  AddCartItemDocument,
  AddItemPhotosDocument,
  ChooseShippingDocument,
  ConfirmShippedDocument,
  RemoveCartItemDocument,
  RenewLabelDocument,
  RestoreCartItemDocument,
  UpdateCartItemDocument,
  type UpdateCartItemMutationVariables,
} from '../../../contract/generated/documents';
import { comparison, lookUp, type LookUp } from './look-up';
import { knownShipment, type Now } from './now';

type ItemInput = UpdateCartItemMutationVariables['item'];
type Item = Awaited<ReturnType<Now['cart']>>['items'][number];

const NOT_ANSWERS: readonly string[] = ['photoIds', 'ownershipConfirmed', '__typename'];

/** Defaults of the contract. */
const FILLED_IN: Readonly<Record<string, unknown>> = { unit: 'GRAM', count: 1 };

/** Drops empty values, so that request and stored data are comparable. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, entry]) => entry !== null && entry !== undefined && !NOT_ANSWERS.includes(key))
      .filter(([key, entry]) => entry !== FILLED_IN[key])
      .filter(([, entry]) => !Array.isArray(entry) || entry.length > 0)
      .map(([key, entry]) => [key, withoutEmpty(entry)] as const)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );
}

function isAsSent(item: Item, sent: ItemInput): boolean {
  const photos = new Set<string | number>(item.photos.map(({ id }) => id));
  const { photoIds = [] } = sent;
  const list = Array.isArray(photoIds) ? photoIds : [photoIds];
  return (
    JSON.stringify(withoutEmpty(item.answers)) === JSON.stringify(withoutEmpty(sent)) &&
    list.length === photos.size &&
    list.every((id) => photos.has(id))
  );
}

async function idAndStatus(now: Now) {
  const { id, status, updatedAt } = await now.application();
  return { id, status, updatedAt };
}

export const ITEM_LOOK_UPS: readonly LookUp[] = [
  lookUp(AddCartItemDocument, async (now, { key }) => {
    const { items } = await now.cart();
    if (!items.some((item) => item.key === key)) return 'not-done';
    return { addCartItem: await idAndStatus(now) };
  }),
  lookUp(UpdateCartItemDocument, async (now, { itemId, item: sent, version }) => {
    const cart = await now.cart();
    const item = cart.items.find(({ id }) => id === itemId);
    if (item !== undefined && isAsSent(item, sent)) {
      return { updateCartItem: { ...(await idAndStatus(now)), itemCart: { ...cart, item } } };
    }
    return cart.version === version ? 'not-done' : 'unknown';
  }),
  lookUp(RemoveCartItemDocument, async (now, { itemId }) => {
    const itemCart = await now.cart();
    if (itemCart.items.some(({ id }) => id === itemId)) return 'not-done';
    return { removeCartItem: { ...(await idAndStatus(now)), itemCart } };
  }),
  lookUp(RestoreCartItemDocument, async (now, { itemId }) => {
    const itemCart = await now.cart();
    if (!itemCart.items.some(({ id }) => id === itemId)) return 'not-done';
    return { restoreCartItem: { ...(await idAndStatus(now)), itemCart } };
  }),
  lookUp(AddItemPhotosDocument, async (now, { itemId, photoIds }) => {
    const { items } = await now.cart();
    const item = items.find(({ id }) => id === itemId);
    const photos = new Set<string | number>(item?.photos.map(({ id }) => id));
    const list = Array.isArray(photoIds) ? photoIds : [photoIds];
    if (!list.every((id) => photos.has(id))) return 'not-done';
    return { addItemPhotos: await idAndStatus(now) };
  }),
  comparison(ChooseShippingDocument, knownShipment, async (now, { method }, before) => {
    const shipment = await now.shipment();
    const chosen = shipment?.method === method && shipment.id !== before?.id;
    return chosen ? { chooseShipping: await idAndStatus(now) } : 'not-done';
  }),
  lookUp(RenewLabelDocument, async (now) => {
    const shipment = await now.shipment();
    const renewed = shipment?.status === 'PREPARING' || shipment?.status === 'READY';
    return renewed ? { renewLabel: await idAndStatus(now) } : 'not-done';
  }),
  lookUp(ConfirmShippedDocument, async (now) => {
    const shipment = await now.shipment();
    const shipped = shipment !== null && shipment.shippedAt !== null;
    return shipped ? { confirmShipped: await idAndStatus(now) } : 'not-done';
  }),
];
