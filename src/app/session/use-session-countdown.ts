import { useEffect, useState } from 'react';
import { LIMITS } from '../../catalogue/limits';
import { clock } from '../../services/clock';
import { readExpiresAt } from '../../services/session/session';
import { useSessionVersion } from '../../services/session/session-version';

/** Where the session stands: fine, about to end (seconds left), or over. */
export type SessionCountdown =
  | { readonly phase: 'fine' }
  | { readonly phase: 'ending'; readonly secondsLeft: number }
  | { readonly phase: 'over' };

function countdown(): SessionCountdown {
  const expiry = readExpiresAt();
  const left = expiry === null ? 0 : Math.ceil((expiry - clock.now()) / 1000);
  if (left <= 0) return { phase: 'over' };
  return left <= LIMITS.session.warnSec
    ? { phase: 'ending', secondsLeft: left }
    : { phase: 'fine' };
}

function same(one: SessionCountdown, other: SessionCountdown): boolean {
  return (
    one.phase === other.phase &&
    (one.phase !== 'ending' || other.phase !== 'ending' || one.secondsLeft === other.secondsLeft)
  );
}

/** Follows the session's expiry, second by second once it is near. */
export function useSessionCountdown(): SessionCountdown {
  const version = useSessionVersion();
  const [state, setState] = useState(countdown);
  const [shownVersion, setShownVersion] = useState(version);
  if (version !== shownVersion) {
    setShownVersion(version);
    setState(countdown());
  }
  useEffect(() => {
    const timer = window.setInterval(() => {
      const next = countdown();
      setState((current) => (same(current, next) ? current : next));
    }, 1000);
    return () => window.clearInterval(timer);
  }, []);
  return state;
}
