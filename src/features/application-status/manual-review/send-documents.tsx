import { FormProvider, useForm } from 'react-hook-form';
import { useSingleFlight } from '../../../services/data/use-single-flight';
import type { Application } from '../../../services/data/use-applicant';
import { refusalCode } from '../../../services/data/operation-error';
import { MutationProblem } from '../../../common/problems/problem-panel';
import { reportOwnChange } from '../../../common/status/own-change';
import { focusHeading } from '../../../common/status/focus-heading';
import { useFreshApplication } from '../../../common/status/use-fresh-application';
import { outstandingDocuments } from '../../../common/status/information-lists';
import { UPLOAD_MESSAGES } from '../../../common/uploads/check-file';
import { DocumentField } from '../../../common/uploads/document-field';
import { DOCUMENTS } from '../../../common/uploads/document-steps';
import { useHandIn } from '../../../common/uploads/use-hand-in';
import { useUploads } from '../../../common/uploads/use-uploads';
import { Button } from '../../../ui/button';
import { fieldId } from '../../../ui/field-id';
import { Heading } from '../../../ui/heading';
import { Stack } from '../../../ui/stack';
import { showToast } from '../../../ui/toaster';

const KINDS = ['IDENTITY', 'INCOME'] as const;

/** Uploads what was asked for and hands it in, on the hub: for a flow without a verification step. */
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
  const readFresh = useFreshApplication();
  const outstanding = outstandingDocuments(application);
  const asked = KINDS.filter((kind) => outstanding.includes(kind));

  const fail = (kind: (typeof KINDS)[number], message: string): void => {
    const { field } = DOCUMENTS[kind];
    form.setError(field, { type: 'server', message });
    document.getElementById(fieldId(field))?.focus();
  };

  const { run: send, running } = useSingleFlight(async () => {
    form.clearErrors();
    const ids: string[] = [];
    for (const kind of asked) {
      const settled = await uploads[kind].settle();
      if (settled.problem !== null || settled.documentIds.length === 0) {
        return fail(kind, settled.problem ?? DOCUMENTS[kind].missing);
      }
      ids.push(...settled.documentIds);
    }
    const answer = await handIn(ids);
    if (answer.problem !== null) {
      if (refusalCode(answer.problem) !== 'DOCUMENT_UNKNOWN') return undefined;
      const kind = identity.files.some(({ documentId }) => documentId === answer.documentId)
        ? 'IDENTITY'
        : 'INCOME';
      uploads[kind].refuse(answer.documentId);
      return fail(kind, UPLOAD_MESSAGES.unreadable);
    }
    for (const kind of asked) uploads[kind].forget();
    showToast({ title: 'Document received' });
    const fresh = await readFresh();
    if (fresh.application !== null) reportOwnChange(fresh.application);
    requestAnimationFrame(focusHeading);
    return undefined;
  });

  if (asked.length === 0) return null;
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <Stack gap={6}>
          <Heading level={2}>Upload your documents</Heading>
          {asked.map((kind) => (
            <DocumentField
              key={kind}
              name={DOCUMENTS[kind].field}
              label={DOCUMENTS[kind].label}
              uploads={uploads[kind]}
            />
          ))}
          <MutationProblem problem={refusalCode(problem) === 'DOCUMENT_UNKNOWN' ? null : problem} />
          <div>
            <Button type="submit" loading={running}>
              Send My Documents
            </Button>
          </div>
        </Stack>
      </form>
    </FormProvider>
  );
}
