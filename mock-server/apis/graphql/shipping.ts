import type {
  MutationChooseShippingArgs,
  MutationConfirmShippedArgs,
  MutationEmailShipmentArgs,
  MutationRenewLabelArgs,
  MutationRequestItemsBackArgs,
} from '../../generated/resolver-types';
import { LIMITS } from '../../../src/catalogue/limits';
import type { Context } from '../../world/context';
import type { ShipmentRecord } from '../../world/item-state';
import type { AddressRecord } from '../../world/address-record';
import type { ApplicationRecord, UserRecord } from '../../world/state';
import { itemsOf } from '../../domain/items/cart';
import { nextParcel } from '../../domain/items/enter-item-status';
import { namesFor } from '../../domain/messages/program-names';
import { shipmentMessage } from '../../domain/items/shipment-message';
import { handOver, newKit, newShipment } from '../../domain/items/shipment';
import { closeSoftly } from '../../domain/applications/close-softly';
import { transition } from '../../domain/applications/move';
import { SYSTEM_DELAY } from '../../domain/applications/enter-status';
import { cancelEvents, scheduleEvent } from '../../domain/lifecycle/timers';
import { TransitionRefused } from '../../domain/lifecycle/transition-refused';
import { addDays, dateOf } from '../../domain/lifecycle/zoned-time';
import { readHomeAddress, requireSupportedState } from './address-rules';
import { viewApplication } from './application-view';
import { fieldInvalid, refusal } from '../../domain/rules/refusal';
import { isGiven } from '../../domain/rules/given';
import { ownApplication, viewerOf, type ResolverContext } from './resolver-context';

interface Own {
  readonly user: UserRecord;
  readonly application: ApplicationRecord;
}

function own(context: ResolverContext, id: string): Own {
  const user = viewerOf(context);
  return { user, application: ownApplication(context, { user, id }) };
}

function requireShipment(
  application: ApplicationRecord,
  statuses: readonly ShipmentRecord['status'][],
): ShipmentRecord {
  const { shipment, status } = application;
  if (status !== 'PREQUALIFIED') throw new TransitionRefused(status, null, 'shipping');
  if (shipment === null || !statuses.includes(shipment.status)) {
    throw refusal('SHIPMENT_NOT_READY', `The parcel is ${shipment?.status ?? 'not prepared'}`);
  }
  return shipment;
}

/** No item is shipped without a photo. Throws FIELD_INVALID. */
function requirePhotos({ itemCart }: ApplicationRecord): void {
  const without = itemsOf(itemCart).filter(({ answers }) => answers.photoIds.length === 0);
  if (without.length === 0) return;
  throw refusal('FIELD_INVALID', 'Add at least one photo before you ship', {
    field: 'photos',
    itemIds: without.map(({ id }) => id),
  });
}

function confirmedAddress(known: AddressRecord): AddressRecord {
  const { addressFirstLine, addressSecondLine, city, state, zip } = known;
  return { addressFirstLine, addressSecondLine, city, state, zip };
}

function confirmAddress(
  { user, application }: Own,
  args: MutationChooseShippingArgs,
): AddressRecord {
  const address = isGiven(args.address) ? readHomeAddress('address', args.address) : null;
  const known = address ?? user.shippingAddress ?? user.homeAddress;
  if (known === null) throw fieldInvalid('address', 'There is no address to ship from');
  requireSupportedState(application.program, known.state, 'address.state');
  user.shippingAddress = { ...known, isConfirmed: true };
  return confirmedAddress(known);
}

/** The parcel is ready a moment later. */
function prepare(
  world: Context,
  application: ApplicationRecord,
  { method, address }: Pick<ShipmentRecord, 'method' | 'address'>,
): void {
  const known = application.shipment?.kit ?? null;
  const openKit = known !== null && known.deliveredOn === null ? known : null;
  application.shipment = newShipment(world, {
    number: nextParcel(world),
    direction: 'in',
    method,
    address,
    kit: openKit ?? (method === 'KIT' ? newKit(world) : null),
  });
  const { itemCart, shipment } = application;
  if (itemCart.shipBy !== null && itemCart.shipBy >= dateOf(world.now())) {
    shipment.expiresOn = itemCart.shipBy;
  } else {
    itemCart.shipBy = shipment.expiresOn;
  }
  for (const event of ['label-ready', 'label-expired'] as const) {
    cancelEvents(world, application, event);
  }
  scheduleEvent(world, application, { event: 'label-ready', dueAt: world.now() + SYSTEM_DELAY });
}

function chooseShipping(
  _root: unknown,
  args: MutationChooseShippingArgs,
  context: ResolverContext,
) {
  const mine = own(context, args.creditApplicationId);
  const { user, application } = mine;
  const { status, shipment } = application;
  if (status !== 'PREQUALIFIED') throw new TransitionRefused(status, null, 'choose-shipping');
  requirePhotos(application);
  const isKitOpen = shipment?.method === 'KIT' && shipment.kit?.deliveredOn === null;
  if (args.method === 'KIT' && isKitOpen) {
    throw refusal('KIT_REQUESTED', 'A kit is on its way');
  }
  const address = confirmAddress(mine, args);
  // The same method again returns the existing parcel, while that is valid.
  const isSame = shipment?.method === args.method && shipment.status === 'READY';
  if (!isSame || args.method === 'KIT') {
    prepare(context.world, application, { method: args.method, address });
  } else {
    shipment.address = address;
  }
  return viewApplication(context.world, user, application);
}

async function emailShipment(
  _root: unknown,
  args: MutationEmailShipmentArgs,
  context: ResolverContext,
) {
  const names = await namesFor(context.world.state, viewerOf(context));
  const { user, application } = own(context, args.creditApplicationId);
  const shipment = requireShipment(application, ['READY']);
  // A kit contains its label.
  if (shipment.method === 'KIT') throw refusal('SHIPMENT_NOT_READY', 'A kit has its own label');
  if (user.email === null) throw fieldInvalid('email', 'There is no email address');
  const { world } = context;
  world.state.inbox.push(shipmentMessage(world, { to: user.email, shipment, names }));
  return viewApplication(world, user, application);
}

function renewLabel(_root: unknown, args: MutationRenewLabelArgs, context: ResolverContext) {
  const { user, application } = own(context, args.creditApplicationId);
  const { method, address } = requireShipment(application, ['EXPIRED', 'FAILED']);
  const { world } = context;
  application.itemCart.shipBy = addDays(dateOf(world.now()), LIMITS.item.shipByDays);
  prepare(world, application, { method, address });
  return viewApplication(world, user, application);
}

function confirmShipped(
  _root: unknown,
  args: MutationConfirmShippedArgs,
  context: ResolverContext,
) {
  const { user, application } = own(context, args.creditApplicationId);
  const { world } = context;
  // Already shipped: a repeated call, or the carrier scanned the parcel first.
  if (application.status !== 'SHIPPED') {
    const shipment = requireShipment(application, ['READY', 'EXPIRED']);
    handOver(world, shipment);
    transition(world, application, 'SHIPPED', 'items-shipped');
  }
  return viewApplication(world, user, application);
}

function requestItemsBack(
  _root: unknown,
  args: MutationRequestItemsBackArgs,
  context: ResolverContext,
) {
  const { user, application } = own(context, args.creditApplicationId);
  if (application.status !== 'SHIPPED') {
    throw new TransitionRefused(application.status, 'CANCELED_SOFT', 'withdraw');
  }
  closeSoftly(context.world, application, { reason: 'WITHDRAWN', trigger: 'withdraw' });
  return viewApplication(context.world, user, application);
}

export const shippingMutations = {
  chooseShipping,
  emailShipment,
  renewLabel,
  confirmShipped,
  requestItemsBack,
};
