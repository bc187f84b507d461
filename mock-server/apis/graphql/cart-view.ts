import { LIMITS } from '../../../src/catalogue/limits';
import { programDefinition } from '../../../src/catalogue/programs';
import { endedWithoutAccount } from '../../../src/catalogue/status/facts';
import type { ItemLocation } from '../../../src/contract/generated/types';
import { CONTENT } from '../../../src/programs/content-config';
import type { Context } from '../../world/context';
import type { ItemRecord } from '../../world/item-state';
import type { ApplicationRecord } from '../../world/state';
import { photoAddress } from '../../domain/documents/photo-address';
import { cartTotal, isCartEditable, itemsOf, itemState } from '../../domain/items/cart';

function locationOf(application: ApplicationRecord, item: ItemRecord): ItemLocation {
  const { returnShipment, shipment, status } = application;
  if (item.intake === 'MISSING') return 'NOT_IN_PACKAGE';
  if (returnShipment !== null) {
    return returnShipment.status === 'DELIVERED' ? 'RETURNED' : 'RETURNING';
  }
  if (shipment?.status === 'DELIVERED') return 'WITH_US';
  const isUnderWay = shipment?.status === 'IN_TRANSIT';
  return isUnderWay && !endedWithoutAccount(status) ? 'ON_THE_WAY' : 'IN_CART';
}

function viewItem(world: Context, application: ApplicationRecord, item: ItemRecord) {
  const { photoIds, ...answers } = item.answers;
  return {
    id: item.id,
    key: item.key,
    kind: answers.kind,
    name: answers.name,
    state: itemState(item),
    estimate: item.estimate,
    answers,
    photos: photoIds.map((id) => ({ id, url: photoAddress(world, id) })),
    intake: item.intake,
    location: locationOf(application, item),
    inspection: item.inspection,
  };
}

/** Null if the program takes no items. */
export function viewCart(world: Context, application: ApplicationRecord) {
  const { program, itemCart } = application;
  if (programDefinition(program).flow !== 'item') return null;
  return {
    version: itemCart.version,
    isEditable: isCartEditable(application),
    items: itemsOf(itemCart).map((item) => viewItem(world, application, item)),
    ...cartTotal(itemCart),
    minimumLine: LIMITS.item.minLine,
    maximumLine: LIMITS.item.maxLine,
    minimumItem: LIMITS.item.minItem,
    maximumItems: LIMITS.item.maxItems,
    insuredMaximum: CONTENT.insuredMax,
    estimateValidUntil: itemCart.estimateValidUntil,
    estimateRenewedOn: itemCart.estimateRenewedOn,
  };
}
