import { useAtomValue } from 'jotai';
import { useEffect, useReducer, useState } from 'react';
import { useSearch } from '../../../shell/navigation/use-search';
import * as v from 'valibot';
import { LIMITS } from '../../../catalogue/limits';
import { requestedPath } from '../../../catalogue/journey/sign-in-path';
import { clock } from '../../../services/clock';
import {
  codeLoadingAtom,
  lastSignInProblem,
  sendCode,
  verifyCode,
} from '../../../services/session/passwordless';
import { devExtensions } from '../../../services/dev-extensions';
import { shownRecipient, OneTimeCode } from '../../../forms/fields/contact-rules';
import { useRetype } from '../../../forms/use-retype';
import { lazyComponent } from '../../../shell/problems/lazy-component';
import { pendingNavigation } from '../../../shell/screen/pending-focus';
import { Button } from '../../../ui/button';
import { Callout } from '../../../ui/callout';
import { CodeField } from '../../../ui/code-field';
import { enterAnimation } from '../../../ui/enter-animation';
import { fieldId } from '../../../ui/field-id';
import { Text } from '../../../ui/heading';
import { Actions, QuietActions, Stack } from '../../../ui/stack';
import { checkForm } from './check-form';
import { LoginFrame } from './login-frame';
import { secondsUntilResend, type PendingCode } from './pending-code';
import { sendFailure, verifyFailure } from './sign-in-messages';
import { useSignInForm } from './use-sign-in-form';

/** Loaded when a code is resent: the first code needs no toast. */
const SentToast = lazyComponent(async () => (await import('./sent-toast')).SentToast, {
  missing: ({ destination }) => <Text>New code sent to {destination}</Text>,
});

const CodeForm = v.object({ code: OneTimeCode });

/** Returns seconds; 0 if a new code can be sent now. */
function useResendWait(sentAt: number): number {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = window.setInterval(tick, 1000);
    return () => window.clearInterval(timer);
  }, []);
  return secondsUntilResend(sentAt);
}

export function CodeStep({
  pending,
  onSent,
  onStartOver,
}: {
  readonly pending: PendingCode;
  onSent(pending: PendingCode): void;
  onStartOver(channel: 'sms' | 'email'): void;
}) {
  const [isNext] = useState(() => pendingNavigation() !== null);
  const { recipient, sentAt } = pending;
  const search = useSearch();
  const sending = useAtomValue(codeLoadingAtom);
  const [verifying, setVerifying] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [resent, setResent] = useState(false);
  const wait = useResendWait(sentAt);
  const { SignInHint } = devExtensions();
  const destination = shownRecipient(recipient);

  const { field, errors, attempt, submit, fail, restart } = useSignInForm({
    check: (values) => checkForm(CodeForm, values),
    initial: { code: '' },
    onSubmit: async ({ code }) => {
      setProblem(null);
      setVerifying(true);
      try {
        await verifyCode(recipient, code, { returnTo: requestedPath(search) ?? null });
      } catch {
        setVerifying(false);
        fail('code', verifyFailure(lastSignInProblem()));
      }
    },
  });

  useRetype(fieldId('code'), attempt);

  const resend = async (): Promise<void> => {
    setProblem(null);
    try {
      await sendCode(recipient);
      onSent({ recipient, sentAt: clock.now() });
      // Clears the messages about the previous code.
      restart();
      document.getElementById(fieldId('code'))?.focus();
      setResent(true);
    } catch {
      setProblem(sendFailure(lastSignInProblem(), recipient.channel));
    }
  };

  const [other, otherLabel, changeLabel] =
    recipient.channel === 'sms'
      ? (['email', 'Use Email Instead', 'Change Number'] as const)
      : (['sms', 'Use Phone Instead', 'Change Address'] as const);

  return (
    <LoginFrame
      heading="Enter your code"
      lead={`We sent a code to ${destination}. It expires in ${LIMITS.otp.ttlMin} minutes.`}
      errors={errors}
      // No summary: the field takes the focus.
      attempt={0}
    >
      <form
        noValidate
        onSubmit={submit}
        className={enterAnimation({ direction: isNext ? 'forward' : undefined })}
      >
        <Stack>
          <CodeField {...field('code')} label={`${LIMITS.codeLength}-character code`} />
          {problem !== null && (
            <Callout tone="warning" live="assertive">
              {problem}
            </Callout>
          )}
          <Actions>
            <Button type="submit" loading={verifying}>
              Verify Code
            </Button>
          </Actions>
        </Stack>
      </form>
      {wait > 0 && <Text tone="muted">You can send a new code in {wait} seconds</Text>}
      <QuietActions>
        {wait === 0 && (
          <Button variant="tertiary" loading={sending} onClick={() => void resend()}>
            Send a New Code
          </Button>
        )}
        <Button variant="tertiary" onClick={() => onStartOver(other)}>
          {otherLabel}
        </Button>
        <Button variant="tertiary" onClick={() => onStartOver(recipient.channel)}>
          {changeLabel}
        </Button>
      </QuietActions>
      {SignInHint && <SignInHint />}
      {resent && <SentToast destination={destination} sentAt={sentAt} />}
    </LoginFrame>
  );
}
