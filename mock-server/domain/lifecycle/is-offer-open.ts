import { offerWaits } from '../../../src/catalogue/status/facts';
import type { Context } from '../../world/context';
import type { ApplicationRecord } from '../../world/state';

export function isOfferOpen(world: Pick<Context, 'now'>, application: ApplicationRecord): boolean {
  const { offer, status } = application;
  if (offer === null || !offerWaits(status)) return false;
  // A deposit on its way keeps the offer open beyond the window; a timer closes it.
  return application.cash !== null || world.now() < Date.parse(offer.expiresAt);
}
