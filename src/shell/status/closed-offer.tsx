import { Redirect } from 'wouter';
import type { Flow } from '../../catalogue/flows';
import { destinationPath } from '../../catalogue/status-routes';
import type { Application } from '../../services/data/use-applicant';
import { EndedOffer } from './ended-offer';
import { hasOfferEnded } from '../../domain/offer/offer-state';

/**
 * Shown when an answer to an offer was refused and the application was refetched: the offer has
 * ended, or the application has a new status.
 */
export function ClosedOffer({
  application,
  flow,
}: {
  readonly application: Application;
  readonly flow: Flow;
}) {
  const { offer, status } = application;
  if (offer === null || !hasOfferEnded(application)) {
    return <Redirect to={destinationPath(flow, status)} replace />;
  }
  return <EndedOffer offer={offer} />;
}
