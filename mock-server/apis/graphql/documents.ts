import { LARGEST_FILE } from '../../../src/catalogue/file-content';
import { LIMITS } from '../../../src/catalogue/limits';
import type {
  MutationCreateDocumentUploadArgs,
  MutationSubmitDocumentIdArgs,
} from '../../generated/resolver-types';
import type { Context } from '../../world/context';
import type { ApplicationRecord, DocumentRecord } from '../../world/state';
import { ACCEPTED_TYPES, isAcceptedType } from '../../domain/documents/accepted-types';
import { finishSigning } from '../../domain/applications/finish-signing';
import { transition } from '../../domain/applications/move';
import { cancelEvents, scheduleEvent } from '../../domain/lifecycle/timers';
import { TransitionRefused } from '../../domain/lifecycle/transition-refused';
import { viewApplication } from './application-view';
import { refusal } from '../../domain/rules/refusal';
import { ownApplication, viewerOf, type ResolverContext } from './resolver-context';
import { signAgreements } from './signing';

/** Milliseconds. */
const CHECK_TAKES = 5000;

function createDocumentUpload(
  _root: unknown,
  { input }: MutationCreateDocumentUploadArgs,
  context: ResolverContext,
) {
  const user = viewerOf(context);
  const { world } = context;
  const application = ownApplication(context, { user, id: input.creditApplicationId });
  const { kind, fileName, contentType, sizeBytes } = input;
  if (application.status !== 'VERIFY_DOC') {
    throw new TransitionRefused(application.status, null, 'create-document-upload');
  }
  if (!isAcceptedType(contentType)) {
    throw refusal('DOCUMENT_REFUSED', `Only ${ACCEPTED_TYPES.join(', ')}`, { problem: 'TYPE' });
  }
  if (sizeBytes <= 0) throw refusal('DOCUMENT_REFUSED', 'Empty file', { problem: 'EMPTY' });
  if (sizeBytes > LIMITS.upload.maxBytes) {
    throw refusal('DOCUMENT_REFUSED', `Larger than ${LARGEST_FILE}`, { problem: 'TOO_LARGE' });
  }
  const ofKind = world.state.documents.filter(
    (document) => document.applicationId === application.id && document.kind === kind,
  );
  if (ofKind.filter(({ submitted }) => submitted).length >= LIMITS.upload.maxFiles) {
    throw refusal('DOCUMENT_REFUSED', 'Too many files', { problem: 'TOO_MANY' });
  }
  // The back office can't read a file called "bad…", so people can try that outcome, too.
  const prefix = /^bad/i.test(fileName) ? 'doc_bad' : kind === 'IDENTITY' ? 'doc_id' : 'doc_inc';
  const document: DocumentRecord = {
    documentId: world.nextId(prefix),
    applicationId: application.id,
    kind,
    fileName: fileName.slice(0, 255),
    contentType,
    sizeBytes,
    uploaded: false,
    sha256: null,
    submitted: false,
  };
  world.state.documents.push(document);
  const { documentId } = document;
  return { documentId, uploadUrl: `${world.origin}/files/uploads/${documentId}` };
}

/** Undefined for an id of another world. */
function findDocument(
  world: Context,
  application: ApplicationRecord,
  documentId: string,
): DocumentRecord | undefined {
  const document = world.state.documents.find((known) => known.documentId === documentId);
  if (document !== undefined && document.applicationId !== application.id) {
    throw refusal('DOCUMENT_UNKNOWN', `There is no document ${documentId}`);
  }
  if (document !== undefined && !document.uploaded) {
    throw refusal('DOCUMENT_UNKNOWN', `Document ${documentId} was never uploaded`);
  }
  return document;
}

/**
 * Checks the proofs 5 s after the last requested one. An unknown id counts as a complete set, for
 * clients that only know the id's prefix.
 */
function submitProof(world: Context, application: ApplicationRecord, documentId: string): void {
  if (application.status !== 'VERIFY_DOC') {
    throw new TransitionRefused(application.status, null, 'submit-document');
  }
  const document = findDocument(world, application, documentId);
  if (document !== undefined) document.submitted = true;
  const received = world.state.documents.filter(
    (known) => known.applicationId === application.id && known.submitted,
  );
  const complete = application.documentsRequested.every((kind) =>
    received.some((known) => known.kind === kind),
  );
  if (documentId.startsWith('doc_bad_')) {
    transition(world, application, 'MANUAL_REVIEW', 'documents-refused');
  } else if (complete || document === undefined) {
    cancelEvents(world, application, 'documents-checked');
    const dueAt = world.now() + CHECK_TAKES;
    scheduleEvent(world, application, { event: 'documents-checked', dueAt });
  }
}

function submitDocumentId(
  _root: unknown,
  { creditApplicationId, documentId }: MutationSubmitDocumentIdArgs,
  context: ResolverContext,
) {
  const user = viewerOf(context);
  const { world } = context;
  const application = ownApplication(context, { user, id: creditApplicationId });
  if (documentId.startsWith('agr_')) {
    finishSigning(world, { user, application, documentId });
  } else if (/^doc_(?:id|inc|bad)_/.test(documentId)) {
    submitProof(world, application, documentId);
  } else {
    throw refusal('DOCUMENT_UNKNOWN', `There is no document ${documentId}`);
  }
  return viewApplication(world, user, application);
}

export const documentMutations = { createDocumentUpload, signAgreements, submitDocumentId };
