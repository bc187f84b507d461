import { useState } from 'react';
import { DemoBanner } from '../../../shell/demo/demo-banner';
import { DemoEnd } from '../../../shell/demo/demo-end';
import { SignUpForm } from '../sign-up/sign-up-form';
import { emptySignUp, EVERYTHING_MISSING } from '../sign-up/sign-up-values';

/** The real form, which neither sends nor stores anything here. */
export function NewSignUpDemoScreen() {
  const [done, setDone] = useState(false);
  return (
    <>
      <DemoBanner />
      {done ? (
        <DemoEnd onAgain={() => setDone(false)} />
      ) : (
        <SignUpForm
          missing={EVERYTHING_MISSING}
          initial={emptySignUp()}
          knownPhone={null}
          busy={false}
          onSubmit={() => setDone(true)}
        />
      )}
    </>
  );
}
