import { useEffect, useState } from 'react';
import { LIMITS } from '../../catalogue/limits';
import { clock } from '../../services/clock';
import { readExpiresAt } from '../../services/session/session';
import { onSessionChange } from '../../services/session/session-version';

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

export function useSessionCountdown(): SessionCountdown {
  const [state, setState] = useState(countdown);
  useEffect(() => {
    const tick = (): void => {
      const next = countdown();
      setState((current) => (same(current, next) ? current : next));
    };
    tick();
    const timer = window.setInterval(tick, 1000);
    const stop = onSessionChange(tick);
    return () => {
      window.clearInterval(timer);
      stop();
    };
  }, []);
  return state;
}
