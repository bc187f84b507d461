import { useCallback, useEffect, useRef } from 'react';
import { clock } from '../../../services/clock';
import { frameOrigin } from '../../../services/payment-frame/origins';
import { readAccessToken, readExpiresAt } from '../../../services/session/session';
import { onSessionChange } from '../../../services/session/session-version';

/**
 * Posts the session to a frame of another origin, which can't read it: on request, and at every
 * renewal. Returns the handler for the request.
 */
export function useHandedSession(
  channel: string,
  tell: (message: Readonly<Record<string, unknown>>) => void,
): () => void {
  /** Channel of the frame that requested the session; the next frame has to request it again. */
  const requestedOn = useRef<string | null>(null);

  const handOver = useCallback((): void => {
    const accessToken = readAccessToken();
    const expiresIn = Math.floor(((readExpiresAt() ?? 0) - clock.now()) / 1000);
    if (accessToken !== null && expiresIn > 0) tell({ type: 'session', accessToken, expiresIn });
  }, [tell]);

  useEffect(
    () =>
      onSessionChange(() => {
        if (requestedOn.current === channel) handOver();
      }),
    [channel, handOver],
  );

  return useCallback(() => {
    if (frameOrigin() === window.location.origin) return;
    requestedOn.current = channel;
    handOver();
  }, [channel, handOver]);
}
