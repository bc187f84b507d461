import { useEffect } from 'react';
import { announceSessionEnd } from '../../services/payment-frame/channel';
import { useSessionCountdown } from './use-session-countdown';

/**
 * For an embedded page: reports the end of the session to the parent window, which shows the
 * dialog.
 */
export function EmbeddedSessionGuard() {
  const { phase } = useSessionCountdown();
  useEffect(() => {
    if (phase === 'over') announceSessionEnd();
  }, [phase]);
  return null;
}
