import { Redirect } from 'wouter';
import type { Flow } from '../../catalogue/flows';
import { destinationPath } from '../../catalogue/status-routes';
import type { Application } from '../../services/data/use-applicant';
import { EndedOffer } from './ended-offer';
import { hasOfferEnded } from '../../domain/offer/offer-state';

/** Shown after the data API refused an answer: the offer ended, or the status changed. */
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
