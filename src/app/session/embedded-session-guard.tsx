import { useEffect } from 'react';
import { announceSessionEnd } from '../../services/payment-frame/channel';
import { useSessionCountdown } from './use-session-countdown';

/** The parent window shows the dialog. */
export function EmbeddedSessionGuard() {
  const { phase } = useSessionCountdown();
  useEffect(() => {
    if (phase === 'over') announceSessionEnd();
  }, [phase]);
  return null;
}
