import { useEffect, useState } from 'react';
import { useSearch } from '../../../shell/navigation/use-search';
import { css } from '../../../../styled-system/css';
import { SCREENS } from '../../../catalogue/screens';
import { clock } from '../../../services/clock';
import { devExtensions } from '../../../services/dev-extensions';
import { EmailSuggestionNote } from '../../../forms/sections/email-suggestion';
import { useEmailSuggestion } from '../../../forms/sections/use-email-suggestion';
import { LinkButton } from '../../../ui/link-button';
import { Button } from '../../../ui/button';
import { Callout } from '../../../ui/callout';
import { fieldId } from '../../../ui/field-id';
import { Text } from '../../../ui/heading';
import { MailIcon, PhoneIcon } from '../../../ui/icons';
import { RadioCards } from '../../../ui/radio-field';
import { Actions, Stack } from '../../../ui/stack';
import { TextField } from '../../../ui/text-field';
import { LoginFrame } from './login-frame';
import { justSentTo, type PendingCode } from './pending-code';
import { isUntouched, recipientDraftStore } from './recipient-draft';
import { useSending } from './use-sending';
import { useSignInForm } from './use-sign-in-form';

// One line per sentence if there is space.
const even = css({ '& > p': { textWrap: 'balance' } });

const newcomers = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: { base: 'center', tablet: 'flex-start' },
  borderTop: '1px solid token(colors.line)',
  paddingBlockStart: '2',
  marginBlockEnd: '-2',
});

export function RecipientStep({
  initialChannel,
  lastSent,
  onSent,
}: {
  readonly initialChannel: 'sms' | 'email' | null;
  /** Null if this page has sent none. */
  readonly lastSent: PendingCode | null;
  onSent(pending: PendingCode): void;
}) {
  const { sending, failure, check, send } = useSending();
  const { SignInHint } = devExtensions();
  const [storedDraft] = useState(() => ({
    ...recipientDraftStore.read(),
    ...(initialChannel === null ? {} : { channel: initialChannel }),
  }));
  const { values, field, errors, attempt, submit } = useSignInForm({
    check,
    initial: { channel: 'sms', phone: '', email: '', ...storedDraft },
    onSubmit: async (recipient) => {
      // The first click shows the suggestion, the second sends the code.
      if (recipient.channel === 'email' && (await meant.check())) return;
      void import('./code-step').catch(() => undefined);
      if (justSentTo(recipient, lastSent)) onSent(lastSent);
      else if (await send(recipient)) onSent({ recipient, sentAt: clock.now() });
    },
  });
  useEffect(() => {
    if (isUntouched(values)) recipientDraftStore.remove();
    else recipientDraftStore.write({ ...values });
  }, [values]);
  const { channel } = values;
  const problem = failure(channel === 'email' ? 'email' : 'sms');
  const search = useSearch();
  const signUp = SCREENS['sign-up'].path + search;
  const meant = useEmailSuggestion(values['email'] ?? '');
  const email = field('email');

  return (
    <LoginFrame
      lead={'We’ll send you a one-time code. No\u00a0password\u00a0needed.'}
      errors={errors}
      attempt={attempt}
    >
      <form noValidate onSubmit={submit}>
        <Stack gap={4}>
          <RadioCards
            {...field('channel')}
            legend="How should we send your code?"
            columns
            options={[
              { value: 'sms', label: 'Text message', icon: <PhoneIcon /> },
              { value: 'email', label: 'Email', icon: <MailIcon /> },
            ]}
          />
          {channel === 'sms' && (
            <TextField
              {...field('phone')}
              label="Mobile phone number"
              hint="10-digit US number that can get text messages"
              type="tel"
              autoComplete="tel-national"
              inputMode="tel"
              after={
                <div className={even}>
                  <Text tone="muted">
                    We’ll text one code per request. Message and data rates may apply.
                  </Text>
                </div>
              }
            />
          )}
          {channel === 'email' && (
            <TextField
              {...email}
              label="Email address"
              hint="We’ll use it to send updates about your application"
              type="email"
              autoComplete="email"
              inputMode="email"
              spellCheck={false}
              autoCapitalize="off"
              after={
                <EmailSuggestionNote
                  suggestion={meant.suggestion}
                  again="Send Code"
                  onUse={(address) => {
                    email.onValueChange(address);
                    document.getElementById(fieldId(email.name))?.focus();
                  }}
                />
              }
            />
          )}
          {problem !== null && (
            <Callout tone="warning" live="assertive">
              {problem}
            </Callout>
          )}
          <Actions>
            <Button type="submit" loading={sending}>
              Send Code
            </Button>
          </Actions>
          <p className={newcomers}>
            New here?{' '}
            <LinkButton href={signUp} variant="tertiary" size="small">
              Create Account
            </LinkButton>
          </p>
        </Stack>
      </form>
      {SignInHint && <SignInHint />}
    </LoginFrame>
  );
}
