import type { Application } from '../../../services/data/use-applicant';
import {
  documentList,
  documentsAreBeingChecked,
  missingInformationList,
  outstandingDocuments,
} from '../../../domain/text/information-lists';
import { formatDeadline } from '../../../domain/text/format';
import { Callout } from '../../../ui/callout';

/** Why the applicant has to answer again: what is needed to continue, and by when. */
export function NeededCallout({
  application,
  documents = outstandingDocuments(application),
}: {
  readonly application: Application;
  /** The documents that are still missing, if some were already sent. */
  readonly documents?: Application['documentsRequested'];
}) {
  const { status, dueOn, missingInformation } = application;
  const by = dueOn === null ? '' : ` Send it by ${formatDeadline(dueOn)}.`;
  if (status === 'FIN_INFO_NEEDED') {
    return (
      <Callout tone="info">
        To continue, we need {missingInformationList(missingInformation)}.{by}
      </Callout>
    );
  }
  if (status !== 'VERIFY_DOC') return null;
  return (
    <Callout tone="info">
      {documentsAreBeingChecked(application)
        ? 'We have your documents and are checking them. You don’t need to send anything else.'
        : `Send us ${documentList(documents)} so we can finish.${by}`}
    </Callout>
  );
}
