import type { Application } from '../../../services/data/use-applicant';
import {
  documentRequest,
  documentsAreBeingChecked,
  informationRequest,
  outstandingDocuments,
} from '../../../domain/text/information-lists';
import { Callout } from '../../../ui/callout';

export function NeededCallout({
  application,
  documents = outstandingDocuments(application),
}: {
  readonly application: Application;
  /** Missing documents, if others were sent before. */
  readonly documents?: Application['documentsRequested'];
}) {
  const { status, dueOn, missingInformation } = application;
  if (status === 'FIN_INFO_NEEDED') {
    return <Callout tone="info">{informationRequest(missingInformation, dueOn)}</Callout>;
  }
  if (status !== 'VERIFY_DOC') return null;
  return (
    <Callout tone="info">
      {documentsAreBeingChecked(application)
        ? 'We have your documents and are checking them. You don’t need to send anything else.'
        : documentRequest(documents, dueOn)}
    </Callout>
  );
}
