import { useState } from 'react';
import { useSearch } from 'wouter';
import { ConsentsDocument, SaveSignUpDocument } from '../../../contract/generated/documents';
import { useOperation } from '../../../services/data/use-operation';
import { useRead } from '../../../services/data/use-read';
import { visitorChoiceIntroduction } from '../../../domain/application/visitor-choice';
import { hasSavedItems } from '../../../domain/item/saved/saved-items';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import { PendingScreen } from '../../../shell/problems/pending';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import { HowItWorksCard } from '../../../shell/screen/how-it-works-card';
import { Screen } from '../../../shell/screen/screen';
import type { ScreenProps } from '../../../shell/screen/screen-context';
import { Button } from '../../../ui/button';
import { DoorPicture } from '../../../ui/pictures/end-pictures';
import { Actions } from '../../../ui/stack';
import { forgetSignUp } from '../login-callback/save-sign-up';
import { referralCodeOf } from '../../../domain/referral/referral-parameter';
import { signUpDataStore, toSignUpInput } from '../sign-up/sign-up-data';
import { SignUpForm } from '../sign-up/sign-up-form';
import { hasMissing, type MissingAnswers } from '../sign-up/sign-up-values';
import { initialValues, missingFrom } from './what-is-missing';

function CompleteSignUpForm({
  applicant,
  flow,
  refetch,
  missing,
  proceed,
}: ScreenProps & { readonly missing: MissingAnswers; proceed(): void }) {
  const { user } = applicant;
  const search = useSearch();
  const { run, running, problem } = useOperation(SaveSignUpDocument);
  // Fixed, so that the questions don't change when data is refetched.
  const [requested] = useState(missing);
  const [initial] = useState(() =>
    initialValues(user, signUpDataStore.read(), referralCodeOf(search)),
  );
  return (
    <SignUpForm
      missing={requested}
      initial={initial}
      knownPhone={user.phone}
      lead={visitorChoiceIntroduction(flow)}
      busy={running}
      problem={<MutationProblem problem={problem} />}
      onSubmit={async (values) => {
        const answer = await run({ input: toSignUpInput(values, requested) });
        if (answer.problem !== null) return;
        forgetSignUp();
        await refetch();
        proceed();
      }}
    />
  );
}

/** Requests only answers that the account lacks. */
export function CompleteSignUpScreen(props: ScreenProps) {
  const { applicant } = props;
  const { goByStatus, goTo } = useNavigation();
  const person = useRead(ConsentsDocument, {
    select: ({ currentUser }) => currentUser,
    fetchPolicy: 'network-only',
  });
  const [saved, setSaved] = useState<MissingAnswers | null>(null);
  const proceed = (): void => {
    if (props.flow === 'item' && hasSavedItems()) goTo('asset-cart');
    else goByStatus(applicant.application?.status ?? null);
  };

  if (person.value === null) return <PendingScreen read={person} />;
  const missing = saved ?? missingFrom(applicant.user, person.value);
  if (saved === null && hasMissing(missing)) setSaved(missing);
  if (hasMissing(missing)) {
    return <CompleteSignUpForm {...props} missing={missing} proceed={proceed} />;
  }
  return (
    <Screen
      picture={<DoorPicture />}
      lead="Your account is already set up."
      actions={
        <Actions>
          <Button onClick={proceed}>Continue</Button>
        </Actions>
      }
    >
      <HowItWorksCard />
    </Screen>
  );
}
