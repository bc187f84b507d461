import type { ScreenProps } from '../../../shell/screen/screen-context';
import { StatusActionButtons } from '../../../shell/status/status-action-buttons';
import { StatusFrame } from '../common/status-frame';
import { useStatusScreen } from '../common/use-status-screen';
import { WithApplication, type ApplicationScreenProps } from '../common/with-application';

function LoginToYourAccount({ application, refetch }: ApplicationScreenProps) {
  const state = useStatusScreen(application, refetch);
  return (
    <StatusFrame
      state={state}

      sentence="We found another application with your Social Security number, so we closed this one. Sign in to the account you used before. It may use a different phone number or email."
      next={[
        '“Sign In” signs you out here first.',
        'Sign in with the phone number or email of your other account. Your application is there.',
      ]}
      actionsFirst
      actions={
        <StatusActionButtons
          actions={[
            { kind: 'sign-in', label: 'Sign In' },
            { kind: 'contact', label: 'Need Help?' },
          ]}
          status={state.application.status}
          runner={state.runner}
        />
      }
    />
  );
}

export function LoginToYourAccountScreen(props: ScreenProps) {
  return <WithApplication {...props} view={LoginToYourAccount} />;
}
