import type { SyntheticEvent } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useSingleFlight } from '../../../services/data/use-single-flight';
import { useApplicant, type Application } from '../../../services/data/use-applicant';
import { refusalCode } from '../../../services/data/operation-error';
import { MutationProblem } from '../../../shell/problems/problem-panel';
import { reportLocalChange } from '../../../domain/application/local-change';
import { focusHeading, Heading } from '../../../ui/heading';
import { outstandingDocuments } from '../../../domain/text/information-lists';
import { UPLOAD_MESSAGES } from '../../../domain/document/uploads/check-file';
import { DocumentField } from '../../../forms/fields/uploads-field';
import { DOCUMENTS } from '../../../domain/document/uploads/document-steps';
import { useHandIn } from '../../../domain/document/uploads/use-hand-in';
import { useUploads } from '../../../domain/document/uploads/use-uploads';
import { Button } from '../../../ui/button';
import { fieldId } from '../../../ui/field-id';
import { Actions, Stack } from '../../../ui/stack';
import { showToast } from '../../../ui/toaster';

const KINDS = ['IDENTITY', 'INCOME'] as const;

/** Uploads documents in a flow without a verification step. */
export function SendDocuments({
  userId,
  application,
}: {
  readonly userId: string;
  readonly application: Application;
}) {
  const form = useForm();
  const applicationId = application.id;
  const identity = useUploads({ userId, applicationId, kind: 'IDENTITY' });
  const income = useUploads({ userId, applicationId, kind: 'INCOME' });
  const uploads = { IDENTITY: identity, INCOME: income };
  const { handIn, problem } = useHandIn(application);
  const { refetch: refetchApplication } = useApplicant();
  const outstanding = outstandingDocuments(application);
  const requested = KINDS.filter((kind) => outstanding.includes(kind));

  const fail = (kind: (typeof KINDS)[number], message: string): void => {
    const { field } = DOCUMENTS[kind];
    form.setError(field, { type: 'server', message });
    document.getElementById(fieldId(field))?.focus();
  };

  const { run: send, running } = useSingleFlight(async () => {
    form.clearErrors();
    const ids: string[] = [];
    for (const kind of requested) {
      const settled = await uploads[kind].settle();
      if (settled.problem !== null || settled.documentIds.length === 0) {
        return fail(kind, settled.problem ?? DOCUMENTS[kind].missing);
      }
      ids.push(...settled.documentIds);
    }
    const answer = await handIn(ids);
    if (answer.problem !== null) {
      if (refusalCode(answer.problem) !== 'DOCUMENT_UNKNOWN') return undefined;
      const unread = identity.refuse(answer.documentId);
      if (unread !== null) return fail('IDENTITY', unread);
      return fail('INCOME', income.refuse(answer.documentId) ?? UPLOAD_MESSAGES.unreadable);
    }
    for (const kind of requested) uploads[kind].forget();
    showToast({ title: 'Document received' });
    const fresh = await refetchApplication();
    if (fresh.application !== null) reportLocalChange(fresh.application);
    focusHeading();
    return undefined;
  });

  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void send();
  };

  if (requested.length === 0) return null;
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={submit}>
        <Stack gap={6}>
          <Heading level={2}>Upload your documents</Heading>
          {requested.map((kind) => (
            <DocumentField
              key={kind}
              name={DOCUMENTS[kind].field}
              label={DOCUMENTS[kind].label}
              uploads={uploads[kind]}
            />
          ))}
          <MutationProblem problem={refusalCode(problem) === 'DOCUMENT_UNKNOWN' ? null : problem} />
          <Actions>
            <Button type="submit" loading={running}>
              Send My Documents
            </Button>
          </Actions>
        </Stack>
      </form>
    </FormProvider>
  );
}
