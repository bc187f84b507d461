import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import * as v from 'valibot';
import { clock } from '../../../services/clock';
import { codeLoadingAtom, sendCode, type Recipient } from '../../../services/session/passwordless';
import { SignInError, type SignInProblem } from '../../../services/session/sign-in-error';
import { readSlots } from '../../../services/slots';
import { Email, Phone } from '../../../shared/fields/contact-rules';
import { FormRadioField } from '../../../shared/forms/form-radios';
import { FormTextField } from '../../../shared/forms/form-text';
import { usePortalForm } from '../../../shared/forms/use-portal-form';
import { Button } from '../../../ui/button';
import { Callout } from '../../../ui/callout';
import { Text } from '../../../ui/heading';
import { Actions, Stack } from '../../../ui/stack';
import { LoginFrame } from './login-frame';
import type { PendingCode } from './pending-code';
import { sendFailure } from './sign-in-messages';

const RecipientForm = v.variant(
  'channel',
  [
    v.object({ channel: v.literal('sms'), phone: Phone, email: v.string() }),
    v.object({ channel: v.literal('email'), phone: v.string(), email: Email }),
  ],
  'Select text message or email',
);

/** First step of signing in: text message or email, and where to. */
export function RecipientStep({
  initialChannel,
  onSent,
}: {
  readonly initialChannel: 'sms' | 'email' | null;
  onSent(pending: PendingCode): void;
}) {
  const sending = useAtomValue(codeLoadingAtom);
  const [problem, setProblem] = useState<SignInProblem | null>(null);
  const { SignInHint } = readSlots();
  const { form, errors, attempt, submit } = usePortalForm<
    { channel: string; phone: string; email: string },
    v.InferOutput<typeof RecipientForm>
  >({
    schema: RecipientForm as never,
    defaultValues: { channel: initialChannel ?? '', phone: '', email: '' },
    onSubmit: async (values) => {
      setProblem(null);
      const recipient: Recipient =
        values.channel === 'sms'
          ? { channel: 'sms', phoneNumber: values.phone }
          : { channel: 'email', email: values.email };
      try {
        await sendCode(recipient);
        onSent({ recipient, sentAt: clock.now() });
      } catch (error) {
        setProblem(error instanceof SignInError ? error.problem : 'failed');
      }
    },
  });
  const channel = form.watch('channel');

  return (
    <LoginFrame
      heading="Log in or create an account"
      lead="We’ll send you a one-time code. No password needed."
      errors={errors}
      attempt={attempt}
    >
      <FormProvider {...form}>
        <form noValidate onSubmit={submit}>
          <Stack>
            <FormRadioField
              name="channel"
              legend="How should we send your code?"
              options={[
                { value: 'sms', label: 'Text message' },
                { value: 'email', label: 'Email' },
              ]}
            />
            {channel === 'sms' && (
              <FormTextField
                name="phone"
                label="Mobile phone number"
                hint="10-digit US number that can get text messages"
                type="tel"
                autoComplete="tel-national"
                inputMode="tel"
                width="half"
                after={
                  <Text tone="muted">
                    We’ll text one code per request. Message and data rates may apply.
                  </Text>
                }
              />
            )}
            {channel === 'email' && (
              <FormTextField
                name="email"
                label="Email address"
                hint="We’ll use it to send updates about your application"
                type="email"
                autoComplete="email"
                inputMode="email"
                spellCheck={false}
                autoCapitalize="off"
              />
            )}
            {problem !== null && (
              <Callout tone="warning" live="assertive">
                {sendFailure(problem, channel === 'email' ? 'email' : 'sms')}
              </Callout>
            )}
            <Actions>
              <Button type="submit" loading={sending}>
                Send Code
              </Button>
            </Actions>
          </Stack>
        </form>
      </FormProvider>
      {SignInHint && <SignInHint />}
    </LoginFrame>
  );
}
