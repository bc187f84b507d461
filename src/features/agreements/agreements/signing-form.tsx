import { FormProvider, useWatch } from 'react-hook-form';
import { LegalBlock } from '../../../domain/disclosure/legal-block';
import { DocumentLink } from '../../../domain/disclosure/document-link';
import { MilitaryLendingNotice } from '../../../domain/disclosure/military-lending-notice';
import { RateDisclosure } from '../../../domain/disclosure/rate-disclosure';
import { css } from '../../../../styled-system/css';
import type { Application } from '../../../services/data/use-applicant';
import { fullName } from '../../../catalogue/person-name';
import { DeadlineTime } from '../../../domain/text/deadline-time';
import { formatCents, formatDeadlineTime } from '../../../domain/text/format';
import { FormTextField } from '../../../forms/form-fields';
import { useDraft } from '../../../forms/use-draft';
import { usePortalForm } from '../../../forms/use-portal-form';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import { Screen } from '../../../shell/screen/screen';
import type { ScreenProps } from '../../../shell/screen/screen-context';
import { ActionPane, type OpenTask } from '../../../ui/action-pane';
import { fieldId } from '../../../ui/field-id';
import { LinkButton } from '../../../ui/link-button';
import { Button } from '../../../ui/button';
import { PictureHeading } from '../../../ui/picture-heading';
import { SignaturePicture } from '../../../ui/pictures/step-pictures';
import { Heading, Text } from '../../../ui/heading';
import { Actions, Card, Stack } from '../../../ui/stack';
import type { DocumentToSign } from '../common/use-documents-to-sign';
import {
  signatureMismatch,
  signingDefaults,
  signingSchema,
  stillOpen,
  type StillOpen,
} from './agreements-form';
import { AnswersSummary } from './answers-summary';
import { DocumentItem } from './document-item';
import { LineTerms } from './line-terms';
import { useSigning } from './use-signing';
import { SignatureLine } from '../common/signature-line';

/** Links both privacy documents next to the purpose of the information (12 CFR 1016). */
function PrivacyLine() {
  return (
    <LegalBlock>
      <Text>
        We collect your information to review and manage your application. See how we use, share and
        protect it. <DocumentLink document="privacyNotice" /> ·{' '}
        <DocumentLink document="privacyPolicy" />
      </Text>
    </LegalBlock>
  );
}

export interface SigningFormProps extends ScreenProps {
  readonly application: Application;
  readonly documents: readonly DocumentToSign[];
  readonly draft: Readonly<Record<string, unknown>> | null;
}

const ACTIONS_ID = 'sign-actions';
const list = css({ listStyle: 'none' });

/** Returns the next task before signing, or null if none is left. */
function nextThing({ ticks, first, signature }: StillOpen): OpenTask | null {
  if (first !== null) {
    return {
      label: ticks === 1 ? '1 Document Left' : `${ticks} Documents Left`,
      id: fieldId(`agreed.${first}`),
    };
  }
  return signature ? { label: 'Signature Left', id: fieldId('signature') } : null;
}

export function SigningForm(props: SigningFormProps) {
  const { applicant, application, documents, draft, refetch } = props;
  const { user } = applicant;
  const { offer } = application;
  const name = fullName(user);
  const { goToNext, pathOf } = useNavigation();
  const signing = useSigning(application.id);
  const { form, errors, attempt, submit, submitting, fail } = usePortalForm({
    schema: signingSchema(documents, name),
    defaultValues: signingDefaults(documents, draft),
    onSubmit: async ({ signature }) => {
      const ids = documents.map((document) => document.id);
      const problem = await signing.sign(signature, ids);
      if (problem?.kind === 'refused' && problem.code === 'SIGNATURE_MISMATCH') {
        fail('signature', signatureMismatch(name));
        return;
      }
      if (problem?.kind === 'refused') await refetch();
      if (problem !== null) return;
      forgetDraft();
      await refetch();
      goToNext({ replace: true });
    },
  });
  const forgetDraft = useDraft({ form, userId: user.id });
  const next = nextThing(
    useWatch({ control: form.control, compute: (values) => stillOpen(documents, values) }),
  );
  const refused = signing.problem?.kind === 'refused' ? signing.problem.code : null;

  return (
    <Screen
      lead="Read what you agree to, then sign with your name."
      errors={errors}
      attempt={attempt}
      aside={
        offer !== null && (
          <ActionPane
            label="Your credit line"
            figure={{ term: 'Credit line', value: formatCents(offer.creditLine) }}
            figureOnPane="line while away"
            facts={[{ term: 'Offer ends', description: <DeadlineTime at={offer.expiresAt} /> }]}
            open={next}
            answersId={ACTIONS_ID}
            bar={
              <Button size="small" loading={submitting} onClick={submit}>
                Agree and Continue
              </Button>
            }
            leads
          />
        )
      }
    >
      {offer !== null && <LineTerms offer={offer} state={user.billingAddress?.state ?? null} />}
      <FormProvider {...form}>
        <form noValidate onSubmit={submit}>
          <Stack gap={8}>
            <Stack gap={4}>
              <Heading level={2}>Your documents</Heading>
              <Card>
                <ul className={list}>
                  {documents.map((document) => (
                    <DocumentItem key={document.id} document={document} />
                  ))}
                </ul>
              </Card>
              <PrivacyLine />
            </Stack>
            <RateDisclosure offered={offer} accountOpening folded />
            {application.isCoveredBorrower && <MilitaryLendingNotice />}
            <AnswersSummary applicant={applicant} refetch={refetch} />
            <Card>
              <Stack gap={4}>
                <PictureHeading picture={<SignaturePicture />}>
                  <Heading level={2}>Sign</Heading>
                </PictureHeading>
                <TypedSignature name={name} />
                <FormTextField
                  name="signature"
                  label="Type your full name to sign"
                  hint={`Must match: ${name}`}
                  autoComplete="name"
                  autoCapitalize="words"
                  spellCheck={false}
                />
                <Text>
                  By typing your name and selecting Agree and Continue, you sign these documents
                  electronically.
                </Text>
                {refused !== 'SIGNATURE_MISMATCH' && <MutationProblem problem={signing.problem} />}
                <Actions id={ACTIONS_ID}>
                  <Button type="submit" loading={submitting}>
                    Agree and Continue
                  </Button>
                  <LinkButton href={pathOf('home')} variant="secondary">
                    Not Now
                  </LinkButton>
                </Actions>
                {offer !== null && (
                  <Text tone="muted">
                    “Not Now” keeps your offer until {formatDeadlineTime(offer.expiresAt)}.
                  </Text>
                )}
              </Stack>
            </Card>
          </Stack>
        </form>
      </FormProvider>
    </Screen>
  );
}

export function TypedSignature({ name }: { readonly name: string }) {
  const typed = useWatch<{ signature: string }, 'signature'>({ name: 'signature' });
  return <SignatureLine name={typed} below={[name]} />;
}
