import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from '../../shell/navigation/use-search';
import { signInPath } from '../../catalogue/journey/sign-in-path';
import {
  clearSession,
  hasSignedOut,
  isAuthenticated,
  readAccessToken,
} from '../../services/session/session';
import {
  closeSessionExpired,
  reportUnauthorized,
  sessionExpiredAtom,
} from '../../services/session/session-expired';
import { renewSession } from '../../services/session/renew-session';
import { signOut, signingOutAtom } from '../../services/session/sign-out';
import { css } from '../../../styled-system/css';
import { lazyComponent } from '../../shell/problems/lazy-component';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog';
import { VisuallyHidden } from '../../ui/visually-hidden';
import { useSessionCountdown } from './use-session-countdown';

const illustration = css({ width: '10rem', minHeight: '6.75rem', marginInline: 'auto' });

// The text is enough if it can't be loaded.
const Door = lazyComponent(
  async () => (await import('../../ui/pictures/end-pictures')).DoorPicture,
);

function EndingDialog({ secondsLeft }: { readonly secondsLeft: number }) {
  const [openedAt] = useState(secondsLeft);
  const [renewing, setRenewing] = useState(false);
  const stay = async (): Promise<void> => {
    setRenewing(true);
    const renewed = await renewSession().catch(() => false);
    if (!renewed) reportUnauthorized();
    setRenewing(false);
  };
  return (
    <Dialog
      open
      blocking
      onClose={() => undefined}
      title="Your session is about to end"
      actions={
        <>
          <Button loading={renewing} onClick={() => void stay()}>
            Stay Signed In
          </Button>
          <Button variant="secondary" onClick={() => void signOut()}>
            Sign Out
          </Button>
        </>
      }
    >
      <p>
        For your security, we’ll sign you out in {minutesAndSeconds(secondsLeft)}. Anything you’ve
        submitted is saved.
      </p>
      <VisuallyHidden>
        <span role="status">{announcedTime(secondsLeft, openedAt)}</span>
      </VisuallyHidden>
    </Dialog>
  );
}

function EndedDialog(props: {
  readonly title: string;
  onSignIn(): void;
  readonly children: ReactNode;
}) {
  const { title, onSignIn, children } = props;
  return (
    <Dialog
      open
      blocking
      onClose={onSignIn}
      title={title}
      actions={<Button onClick={onSignIn}>Sign In</Button>}
    >
      <div className={illustration}>
        <Door />
      </div>
      <p>{children}</p>
    </Dialog>
  );
}

/**
 * Warns two minutes before the session's end, and opens the specified modal when it has ended or a
 * response says Unauthorized. Another dialog reports a sign-out in another tab. Signing in returns
 * to the same page.
 */
export function SessionGuard() {
  const countdown = useSessionCountdown();
  const expired = useAtomValue(sessionExpiredAtom);
  const signingOut = useAtomValue(signingOutAtom);
  const [path, setLocation] = useLocation();
  const search = useSearch();

  useEffect(() => {
    if (countdown.phase === 'over' && !signingOut) reportUnauthorized();
  }, [countdown.phase, signingOut]);

  const endedToken = useRef<string | null>(null);
  useEffect(() => {
    if (expired.open) endedToken.current = readAccessToken();
  }, [expired.open]);

  if (signingOut) return null;
  const signIn = (): void => {
    closeSessionExpired();
    // Another tab may have signed in with a different session.
    if (!isAuthenticated() || readAccessToken() === endedToken.current) clearSession();
    setLocation(signInPath(path + search));
  };
  if (countdown.phase === 'over' && hasSignedOut()) {
    return (
      <EndedDialog title="You’re signed out" onSignIn={signIn}>
        You signed out in another tab. Sign in again to continue.
      </EndedDialog>
    );
  }
  if (expired.open) {
    return (
      <EndedDialog title="Session has ended" onSignIn={signIn}>
        Your session has expired. For security reasons, we&apos;ve logged you out. Please log in
        again to continue.
      </EndedDialog>
    );
  }
  return countdown.phase === 'ending' ? <EndingDialog secondsLeft={countdown.secondsLeft} /> : null;
}

/**
 * Seconds before the end at which screen readers hear the remaining time; the countdown is silent.
 */
const ANNOUNCED = [120, 60, 20] as const;

/** 65 seconds are "1:05". */
export function minutesAndSeconds(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/**
 * Returns the latest announcement; '' before the first. If the warning opened later, the time left
 * at that moment.
 */
export function announcedTime(secondsLeft: number, openedAt: number): string {
  const mark = ANNOUNCED.findLast((seconds) => secondsLeft <= seconds);
  return mark === undefined ? '' : `${minutesAndSeconds(Math.min(mark, openedAt))} left`;
}
