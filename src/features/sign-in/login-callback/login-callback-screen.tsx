import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { afterSignIn } from '../../../catalogue/journey/after-sign-in';
import { APP_PATH, SCREENS } from '../../../catalogue/screens';
import { STORAGE_KEYS } from '../../../catalogue/storage-keys';
import { completeSignIn, type FailedSignIn } from '../../../services/session/complete-sign-in';
import { isAuthenticated } from '../../../services/session/session';
import { sessionStore } from '../../../services/storage/storage';
import { hasVisitorChoice } from '../../../domain/application/visitor-choice';
import { Screen } from '../../../shell/screen/screen';
import { useCurrentScreen } from '../../../shell/screen/screen-context';
import { LinkButton } from '../../../ui/link-button';
import { Text } from '../../../ui/heading';
import { LoadingScreen } from '../../../ui/spinner';
import { DoorPicture } from '../../../ui/pictures/end-pictures';
import { Actions } from '../../../ui/stack';
import { saveSignUp } from './save-sign-up';

let saving: ReturnType<typeof saveSignUp> | null = null;

/** Once per page load, as sign-in completes once. */
function saveSignUpOnce(): ReturnType<typeof saveSignUp> {
  saving ??= saveSignUp();
  return saving;
}

/** The identity provider redirects here. */
export function LoginCallbackScreen() {
  const [, setLocation] = useLocation();
  const { flow } = useCurrentScreen();
  const [failure, setFailure] = useState<FailedSignIn | null>(null);

  useEffect(() => {
    let left = false;
    void completeSignIn().then(async (outcome) => {
      if (left) return;
      if (outcome.ok) {
        sessionStore.removeItem(STORAGE_KEYS.signInDraft);
        const signUp = await saveSignUpOnce();
        const { returnTo } = outcome;
        const hasSavedChoice = hasVisitorChoice(flow);
        const next = afterSignIn({ returnTo, signUp, flow, hasSavedChoice });
        setLocation(next, { replace: true });
      } else if (isAuthenticated()) {
        // After a reload or from an old link: the session is still valid.
        setLocation(APP_PATH, { replace: true });
      } else {
        setFailure(outcome);
      }
    });
    return () => {
      left = true;
    };
  }, [flow, setLocation]);

  if (failure === null) {
    return (
      <Screen>
        <LoadingScreen />
      </Screen>
    );
  }
  return (
    <Screen
      // Its own key, so that the heading doesn't animate from the previous screen.
      key="failed"
      heading="We couldn’t sign you in"
      lead={
        failure.wrongClock
          ? 'The date or time on this device may be wrong. Check both in your device settings, then try again.'
          : 'Your sign-in attempt may have expired or been started in another browser.'
      }
      picture={<DoorPicture />}
      actions={
        <Actions>
          <LinkButton href={SCREENS.login.path}>Try Again</LinkButton>
        </Actions>
      }
    >
      <Text tone="muted">Support code: {failure.supportCode}</Text>
    </Screen>
  );
}
