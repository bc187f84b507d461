import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { isAuthenticated } from '../../services/session/session';
import { useSessionVersion } from '../../services/session/session-version';

const reloadPage = (): void => window.location.reload();

/**
 * Refetches when the session changes, such as after sign-in in another tab; a failed `refetch` must
 * not leave the previous person's data. Reloads the page for another person, or if the browser
 * restores it after the session's end.
 */
export function useSamePerson(
  userId: string | null,
  refetch: () => Promise<unknown>,
  reload = reloadPage,
): void {
  const session = useSessionVersion();
  const client = useApolloClient();
  const readIn = useRef(session);
  useEffect(() => {
    if (readIn.current === session) return;
    readIn.current = session;
    if (!isAuthenticated()) return;
    void refetch();
    void client.refetchQueries({ include: 'active' });
  }, [client, refetch, session]);

  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted || isAuthenticated()) return;
      // Signed out in the meantime: hide the restored page immediately.
      document.body.hidden = true;
      reload();
    };
    window.addEventListener('pageshow', restore);
    return () => window.removeEventListener('pageshow', restore);
  }, [reload]);

  const first = useRef<string | null>(null);
  useEffect(() => {
    if (userId === null) return;
    first.current ??= userId;
    if (userId !== first.current) reload();
  }, [userId, reload]);
}
