import { Redirect } from 'wouter';
import type { Flow } from '../../catalogue/flows';
import { destinationPath } from '../../catalogue/status-routes';
import type { Application } from '../../services/data/use-applicant';
import { EndedOffer } from './ended-offer';
import { hasOfferEnded } from '../../domain/offer/offer-state';

/**
 * What follows where an answer to an offer was refused, once the application was read again: the words
 * that it has ended, or, decided on elsewhere, what became of it.
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
