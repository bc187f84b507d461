import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from '../../../shell/navigation/use-search';
import { SCREENS } from '../../../catalogue/screens';
import { clock } from '../../../services/clock';
import { draftStore } from '../../../services/draft/draft-store';
import {
  codeLoadingAtom,
  lastSignInProblem,
  sendCode,
  type Recipient,
} from '../../../services/session/passwordless';
import type { SignInProblem } from '../../../services/session/sign-in-error';
import {
  visitorChoiceIntroduction,
  hasVisitorChoice,
} from '../../../domain/application/visitor-choice';
import { searchOfPage } from '../../../forms/pages/form-page';
import { restoreDraft } from '../../../forms/restore-draft';
import { searchOfLine } from '../../../shell/navigation/visitor-line';
import { requestHeadingFocus } from '../../../shell/screen/pending-focus';
import { useCurrentScreen } from '../../../shell/screen/screen-context';
import { LinkButton } from '../../../ui/link-button';
import { Callout } from '../../../ui/callout';
import { Actions } from '../../../ui/stack';
import { CodeStep } from '../login/code-step';
import {
  justSentTo,
  pendingCodeStore,
  usablePendingCode,
  type PendingCode,
} from '../login/pending-code';
import { sendFailure } from '../login/sign-in-messages';
import { referralCodeOf } from '../../../domain/referral/referral-parameter';
import { isFrom, signUpDataStore, toSignUpData } from './sign-up-data';
import { SignUpForm } from './sign-up-form';
import {
  CONSENT_NAMES,
  emptySignUp,
  EVERYTHING_MISSING,
  type SignUpValues,
} from './sign-up-values';

const draft = draftStore('visitor', 'sign-up');

/** Leaves out the consents, which are given each time. */
function storeTyped(values: SignUpValues): void {
  const consents = new Set<string>(CONSENT_NAMES);
  draft.write(Object.fromEntries(Object.entries(values).filter(([name]) => !consents.has(name))));
}

/** Returns the code that was sent, so that a reload stays on the code step. */
function pendingSignUp(): PendingCode | null {
  const pending = usablePendingCode();
  const data = signUpDataStore.read();
  return pending !== null && data !== null && isFrom(data, pending.recipient) ? pending : null;
}

/** Must not reveal whether an account exists. */
export function SignUpScreen() {
  const [path, navigate] = useLocation();
  const search = useSearch();
  const { flow } = useCurrentScreen();
  const sending = useAtomValue(codeLoadingAtom);
  const [pending, setPending] = useState(pendingSignUp);
  const [lastSent, setLastSent] = useState(pending);
  const [problem, setProblem] = useState<SignInProblem | null>(null);

  const sent = (next: PendingCode): void => {
    pendingCodeStore.write(next);
    requestHeadingFocus();
    setPending(next);
    setLastSent(next);
  };
  const sendTo = async (recipient: Recipient): Promise<void> => {
    setProblem(null);
    if (justSentTo(recipient, lastSent)) return sent(lastSent);
    try {
      await sendCode(recipient);
      sent({ recipient, sentAt: clock.now() });
    } catch {
      setProblem(lastSignInProblem());
      setPending(null);
    }
  };
  const startOver = (channel: Recipient['channel']): void => {
    const data = signUpDataStore.read();
    if (data !== null && channel !== pending?.recipient.channel) {
      const { phone: phoneNumber, email } = data;
      void sendTo(channel === 'sms' ? { channel, phoneNumber } : { channel, email });
      return;
    }
    pendingCodeStore.remove();
    signUpDataStore.remove();
    requestHeadingFocus();
    // Opens the page with the contact instead of the last one.
    navigate(path + searchOfPage(search, null));
    setPending(null);
  };

  if (pending !== null) {
    return <CodeStep pending={pending} onSent={sent} onStartOver={startOver} />;
  }
  const login = SCREENS.login.path + search;
  return (
    <SignUpForm
      missing={EVERYTHING_MISSING}
      initial={restoreDraft(emptySignUp(referralCodeOf(search)), draft.read())}
      knownPhone={null}
      busy={sending}
      lead={visitorChoiceIntroduction(flow)}
      onTyped={storeTyped}
      onSubmit={(values) => {
        const data = toSignUpData(values);
        signUpDataStore.write(data);
        return sendTo({ channel: 'sms', phoneNumber: data.phone });
      }}
      problem={
        problem !== null && (
          <Callout tone="warning" live="assertive">
            {sendFailure(problem, 'sms')}
          </Callout>
        )
      }
      below={
        <Actions>
          {flow === 'cash' && hasVisitorChoice(flow) && (
            <LinkButton href={path + searchOfLine(search)} variant="secondary">
              Change Credit Line
            </LinkButton>
          )}
          <LinkButton href={login} variant="secondary">
            I Already Have an Account
          </LinkButton>
        </Actions>
      }
    />
  );
}
