import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { isAuthenticated } from '../../services/session/session';
import { useSessionVersion } from '../../services/session/session-version';

const reloadPage = (): void => window.location.reload();

/**
 * Reads again whatever is shown when the session is another one: somebody signed in again in another tab, or
 * the browser brought back a page that it kept. A page that was about somebody else, or of a session that
 * ended while it was kept, is reloaded.
 */
export function useSamePerson(userId: string | null, reload = reloadPage): void {
  const session = useSessionVersion();
  const client = useApolloClient();
  const readIn = useRef(session);
  useEffect(() => {
    if (readIn.current === session) return;
    readIn.current = session;
    if (isAuthenticated()) void client.refetchQueries({ include: 'active' });
  }, [client, session]);

  useEffect(() => {
    const restore = ({ persisted }: PageTransitionEvent): void => {
      if (!persisted || isAuthenticated()) return;
      // Signed out meanwhile: nothing of it is to be seen again, not for a moment.
      document.body.hidden = true;
      reload();
    };
    window.addEventListener('pageshow', restore);
    return () => window.removeEventListener('pageshow', restore);
  }, [reload]);

  const [first, setFirst] = useState(userId);
  if (first === null && userId !== null) setFirst(userId);
  const isOther = userId !== null && first !== null && userId !== first;
  useEffect(() => {
    if (isOther) reload();
  }, [isOther, reload]);
}
