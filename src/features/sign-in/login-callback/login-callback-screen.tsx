import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { afterSignIn } from '../../../catalogue/journey/after-sign-in';
import { APP_PATH, SCREENS } from '../../../catalogue/screens';
import { STORAGE_KEYS } from '../../../catalogue/storage-keys';
import { completeSignIn, type SignInOutcome } from '../../../services/session/complete-sign-in';
import { isAuthenticated } from '../../../services/session/session';
import { sessionStore } from '../../../services/storage/storage';
import { keptItemsWait } from '../../../domain/item/kept/kept-items-wait';
import { Screen } from '../../../shell/screen/screen';
import { useCurrentScreen } from '../../../shell/screen/screen-context';
import { LinkButton } from '../../../ui/link-button';
import { Text } from '../../../ui/heading';
import { LoadingScreen } from '../../../ui/spinner';
import { DoorPicture } from '../../../ui/pictures/end-pictures';
import { Actions } from '../../../ui/stack';
import { saveSignUp } from './save-sign-up';

let saving: Promise<boolean> | null = null;

/** Once per page load, as completing the sign-in is. */
function saveSignUpOnce(): Promise<boolean> {
  saving ??= saveSignUp();
  return saving;
}

/** Where the identity provider sends people back to: takes the tokens and leads on. */
export function LoginCallbackScreen() {
  const [, setLocation] = useLocation();
  const { flow } = useCurrentScreen();
  const [failure, setFailure] = useState<SignInOutcome | null>(null);

  useEffect(() => {
    let left = false;
    void completeSignIn().then(async (outcome) => {
      if (left) return;
      if (outcome.ok) {
        sessionStore.removeItem(STORAGE_KEYS.signInDraft);
        const signUpSaved = await saveSignUpOnce();
        const { returnTo } = outcome;
        const next = afterSignIn({ returnTo, signUpSaved, flow, keptItems: keptItemsWait() });
        setLocation(next, { replace: true });
      } else if (outcome.supportCode === 'no_hash' && isAuthenticated()) {
        // Reloaded or reached by Back: the session is there, the tokens in the address are not.
        setLocation(APP_PATH, { replace: true });
      } else {
        setFailure(outcome);
      }
    });
    return () => {
      left = true;
    };
  }, [flow, setLocation]);

  if (failure === null || failure.ok) {
    return (
      <Screen>
        <LoadingScreen />
      </Screen>
    );
  }
  return (
    <Screen
      // Another screen, not one whose head grows.
      key="failed"
      heading="We couldn’t sign you in"
      lead="The sign-in link may have expired or been opened in another browser."
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
