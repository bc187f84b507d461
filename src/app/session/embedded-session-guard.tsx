import { useEffect } from 'react';
import { announceSessionEnd } from '../../services/payment-frame/channel';
import { useSessionCountdown } from './use-session-countdown';

/** In a page that stands in another one: tells that one when the session is over, and leaves the rest to it. */
export function EmbeddedSessionGuard() {
  const { phase } = useSessionCountdown();
  useEffect(() => {
    if (phase === 'over') announceSessionEnd();
  }, [phase]);
  return null;
}
