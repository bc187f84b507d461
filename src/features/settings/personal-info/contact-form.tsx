import { useState } from 'react';
import { FormProvider } from 'react-hook-form';
import * as v from 'valibot';
import {
  ConfirmContactChangeDocument,
  StartContactChangeDocument,
} from '../../../contract/generated/documents';
import { LIMITS } from '../../../catalogue/limits';
import type { OperationProblem } from '../../../services/data/operation-error';
import { useOperation } from '../../../services/data/use-operation';
import { Email, shownRecipient, OneTimeCode, Phone } from '../../../forms/fields/contact-rules';
import { restoreDraft } from '../../../forms/restore-draft';
import { useRetype } from '../../../forms/use-retype';
import { useDraft } from '../../../forms/use-draft';
import { usePortalForm } from '../../../forms/use-portal-form';
import { useFormText } from '../../../forms/use-form-value';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import { EmailField, PhoneField } from '../../../forms/sections/contact-fields';
import { Button } from '../../../ui/button';
import { CodeField } from '../../../ui/code-field';
import { fieldId } from '../../../ui/field-id';
import { Heading, Text } from '../../../ui/heading';
import { Actions, Stack } from '../../../ui/stack';
import { showToast } from '../../../ui/toaster';
import { useFocusSwap } from '../../../ui/use-focus-swap';
import { InPlaceActions, useReportedErrors, type InPlaceFormProps } from './in-place-form';

type Contact = 'phone' | 'email';
type ContactFormProps = InPlaceFormProps & { readonly contact: Contact };

const HEADINGS = { phone: 'Mobile phone number', email: 'Email address' } as const;
const SCHEMAS = { phone: v.object({ phone: Phone }), email: v.object({ email: Email }) } as const;

/** Null for failures that aren't about the contact. */
function contactRefusal(problem: OperationProblem): string | null {
  if (problem.kind !== 'refused' || problem.code !== 'CODES_SENT_TOO_OFTEN') return null;
  return `You’ve requested several codes. Wait ${LIMITS.otp.windowMin} minutes before sending another.`;
}

function NewContact(props: ContactFormProps & { onSent(value: string): void }) {
  const { applicant, draft, beside, contact, onErrors, onSent, onCancel } = props;
  const { run, running, problem, clearProblem } = useOperation(StartContactChangeDocument);
  const { form, errors, attempt, submit, fail } = usePortalForm<
    Record<string, string>,
    Record<string, string>
  >({
    schema: SCHEMAS[contact] as v.GenericSchema<Record<string, string>, Record<string, string>>,
    defaultValues: restoreDraft({ [contact]: '' }, draft),
    onSubmit: async (typed) => {
      const value = typed[contact] ?? '';
      const answer = await run({ contact: { [contact]: value } });
      const refusal = answer.problem === null ? null : contactRefusal(answer.problem);
      if (refusal !== null) {
        clearProblem();
        fail(contact, refusal);
      } else if (answer.problem === null) {
        forget();
        onSent(value);
      }
    },
  });
  const forget = useDraft({ form, userId: applicant.user.id, beside });
  useReportedErrors({ errors, attempt }, onErrors);
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <Text>We’ll send a code to the new {contact === 'phone' ? 'number' : 'address'}.</Text>
          {contact === 'phone' ? <PhoneField /> : <EmailField />}
          <MutationProblem problem={problem} checks="page" />
          <InPlaceActions
            label="Send Code"
            running={running}
            onCancel={() => {
              forget();
              onCancel();
            }}
          />
        </Stack>
      </form>
    </FormProvider>
  );
}

function FormCode({ destination }: { readonly destination: string }) {
  return (
    <CodeField
      name="code"
      {...useFormText('code')}
      label={`${LIMITS.codeLength}-character code`}
      hint={`Enter the code we sent to ${destination}`}
    />
  );
}

const CodeSchema = v.object({ code: OneTimeCode });

function EnterCode(props: ContactFormProps & { readonly value: string; onStartOver(): void }) {
  const { contact, value, onErrors, onSaved, onStartOver } = props;
  const confirm = useOperation(ConfirmContactChangeDocument);
  const resend = useOperation(StartContactChangeDocument);
  const destination = shownRecipient(
    contact === 'phone' ? { phoneNumber: value } : { email: value },
  );
  const { form, errors, attempt, submit, fail } = usePortalForm<{ code: string }, { code: string }>(
    {
      schema: CodeSchema,
      defaultValues: { code: '' },
      onSubmit: async ({ code }) => {
        const answer = await confirm.run({ contact: { [contact]: value }, code });
        if (answer.problem === null) return onSaved();
        const refusal = codeRefusal(answer.problem, contact);
        if (refusal !== null) {
          confirm.clearProblem();
          fail('code', refusal);
        }
        return undefined;
      },
    },
  );
  // No summary: the field takes the focus.
  useReportedErrors({ errors, attempt: 0 }, onErrors);
  useRetype(fieldId('code'), attempt);
  const sendAgain = async (): Promise<void> => {
    const answer = await resend.run({ contact: { [contact]: value } });
    if (answer.problem === null) {
      // Clears the messages about the previous code.
      form.reset();
      document.getElementById(fieldId('code'))?.focus();
      showToast({ title: `New code sent to ${destination}` });
    } else {
      const refusal = contactRefusal(answer.problem);
      if (refusal !== null) fail('code', refusal);
    }
  };
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <FormCode destination={destination} />
          <MutationProblem problem={confirm.problem ?? resend.problem} checks="page" />
          <Actions>
            <Button type="submit" loading={confirm.running}>
              Verify Code
            </Button>
            <Button variant="tertiary" loading={resend.running} onClick={() => void sendAgain()}>
              Send a New Code
            </Button>
            <Button variant="secondary" onClick={onStartOver}>
              Cancel
            </Button>
          </Actions>
        </Stack>
      </form>
    </FormProvider>
  );
}

/** Two steps: new contact, then code. The previous contact is notified. */
export function ContactForm(props: ContactFormProps) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  useFocusSwap(sentTo !== null, {
    swapped: fieldId('code'),
    unswapped: fieldId(props.contact),
  });
  return (
    <Stack gap={4}>
      <Heading level={2}>{HEADINGS[props.contact]}</Heading>
      {sentTo === null ? (
        <NewContact {...props} onSent={setSentTo} />
      ) : (
        <EnterCode {...props} value={sentTo} onStartOver={() => setSentTo(null)} />
      )}
    </Stack>
  );
}

/** Null for failures that aren't about the code. */
export function codeRefusal(problem: OperationProblem, contact: 'phone' | 'email'): string | null {
  if (problem.kind !== 'refused') return null;
  switch (problem.code) {
    case 'CODE_WRONG':
      return 'That code doesn’t match. Check the code or send a new one';
    case 'CODE_EXPIRED':
      return 'That code has expired. Send a new code';
    case 'CODE_EXHAUSTED':
      return `Too many attempts. Wait ${LIMITS.otp.ttlMin} minutes, then send a new code`;
    case 'CONTACT_IN_USE':
      return contact === 'phone'
        ? 'Another account uses this number. Contact us to use it here'
        : 'Another account uses this address. Contact us to use it here';
    default:
      return null;
  }
}
