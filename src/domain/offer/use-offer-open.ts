import { useEffect, useReducer } from 'react';
import { clock } from '../../services/clock';
import { isOfferOpen, type Offer } from './offer-state';

/** Interval, ms. */
const LOOK_EVERY = 30_000;

/** Checked repeatedly, so that the screen shows the expiry. False without an offer. */
export function useOfferOpen(offer: Offer | null): boolean {
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  const endsAt = offer === null ? null : Date.parse(offer.expiresAt);
  useEffect(() => {
    if (endsAt === null) return undefined;
    const left = endsAt - clock.now();
    if (left <= 0) return undefined;
    // Reads the clock, because a timer would miss a clock change.
    const timer = window.setInterval(
      () => {
        if (clock.now() >= endsAt) lookAgain();
      },
      Math.min(left, LOOK_EVERY),
    );
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [endsAt]);
  return offer !== null && isOfferOpen(offer);
}
