import { useState } from 'react';
import type { Application } from '../../../services/data/use-applicant';
import { useNavigation } from '../../../shell/navigation/use-navigation';
import { UPLOAD_MESSAGES } from '../../../domain/document/uploads/check-file';
import { useUploads, type Uploads } from '../../../domain/document/uploads/use-uploads';
import { showToast } from '../../../ui/toaster';
import { DOCUMENTS, documentSteps } from '../../../domain/document/uploads/document-steps';
import { useHandIn } from '../../../domain/document/uploads/use-hand-in';
import type { ScreenProps } from '../../../shell/screen/screen-context';

type Kind = keyof typeof DOCUMENTS;

export interface DocumentsOptions {
  readonly userId: string;
  readonly application: Application;
  readonly refetch: ScreenProps['refetch'];
  fail(name: string, message: string): void;
}

/** Shared by both verification screens. The last one submits the documents. */
export function useDocuments({ userId, application, refetch, fail }: DocumentsOptions) {
  const { goTo, goToNext, goByStatus } = useNavigation();
  const { id: applicationId } = application;
  const identity = useUploads({ userId, applicationId, kind: 'IDENTITY' });
  const income = useUploads({ userId, applicationId, kind: 'INCOME' });
  const [handingIn, setHandingIn] = useState(false);
  const { handIn, problem } = useHandIn(application);
  const steps = documentSteps(application);
  const uploads: Readonly<Record<Kind, Uploads>> = { IDENTITY: identity, INCOME: income };

  /** Waits for uploads. Resolves to their ids, or to null after showing a problem. */
  const collect = async (kind: Kind): Promise<readonly string[] | null> => {
    const settled = await uploads[kind].settle();
    const { field, missing } = DOCUMENTS[kind];
    const message = settled.problem ?? (settled.documentIds.length === 0 ? missing : null);
    if (message === null) return settled.documentIds;
    fail(field, message);
    return null;
  };

  const finish = async (here: 'verify-info' | 'verify-income'): Promise<void> => {
    const documentIds: string[] = [];
    if (steps.needsIdentity) {
      const settled = await identity.settle();
      const complete = settled.problem === null && settled.documentIds.length > 0;
      if (!complete && here === 'verify-income') return goTo('verify-info');
      const ids = await collect('IDENTITY');
      if (ids === null) return undefined;
      documentIds.push(...ids);
    }
    if (steps.needsIncome) {
      const ids = await collect('INCOME');
      if (ids === null) return undefined;
      documentIds.push(...ids);
    }
    const answer = await handIn(documentIds);
    if (answer.problem !== null) {
      if (answer.problem.kind !== 'refused' || answer.problem.code !== 'DOCUMENT_UNKNOWN') {
        return undefined;
      }
      const unread = identity.refuse(answer.documentId);
      if (unread !== null && here === 'verify-income') return goTo('verify-info');
      if (unread !== null) fail(DOCUMENTS.IDENTITY.field, unread);
      else
        fail(
          DOCUMENTS.INCOME.field,
          income.refuse(answer.documentId) ?? UPLOAD_MESSAGES.unreadable,
        );
      return undefined;
    }
    if (documentIds.length > 0) showToast({ title: 'Document received' });
    identity.forget();
    income.forget();
    await refetch();
    goByStatus(answer.status);
    return undefined;
  };

  const busy = async (work: () => Promise<void>): Promise<void> => {
    setHandingIn(true);
    await work().finally(() => setHandingIn(false));
  };

  return {
    steps,
    uploads,
    handingIn,
    /** A refused document shows the problem at its field. */
    problem: problem?.kind === 'refused' && problem.code === 'DOCUMENT_UNKNOWN' ? null : problem,
    continueFromInfo: () =>
      busy(async () => {
        if (steps.endsAtInfo) return finish('verify-info');
        if (steps.needsIdentity && (await collect('IDENTITY')) === null) return undefined;
        goToNext();
        return undefined;
      }),
    finish: () => busy(() => finish('verify-income')),
  };
}
