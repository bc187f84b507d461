import type { ReactElement } from 'react';
import type { Flow } from '../../../catalogue/flows';
import { isStatus, type Status } from '../../../catalogue/statuses';
import type { Application } from '../../../services/data/use-applicant';
import {
  ClosedPicture,
  DoorPicture,
  EnvelopePicture,
  QuestionPicture,
} from '../../../ui/pictures/end-pictures';
import {
  CardPicture,
  FormPicture,
  OfferPicture,
  ScalePicture,
  SignaturePicture,
} from '../../../ui/pictures/step-pictures';
import {
  DocumentsPicture,
  FrozenPicture,
  InspectionPicture,
  OnTheWayPicture,
  ReviewPicture,
} from '../../../ui/pictures/waiting-pictures';
import { documentsAreBeingChecked } from '../../../domain/text/information-lists';

const PICTURES: Readonly<Record<Status, ReactElement>> = {
  CREATED: <FormPicture />,
  APPRAISAL_IN_PROGRESS: <ScalePicture />,
  PREQUAL_ITEM_VALUED: <ScalePicture />,
  PREQUAL_INFO_GIVEN: <ReviewPicture />,
  PREQUALIFIED: <OfferPicture />,
  SHIPPED: <OnTheWayPicture />,
  ITEM_UNDER_REVIEW: <ReviewPicture />,
  OFFER_DECISION_NEEDED: <OfferPicture />,
  OFFER_ACCEPTED: <SignaturePicture />,
  FIN_INFO_NEEDED: <FormPicture />,
  VERIFY_DOC: <DocumentsPicture />,
  OFFER_REJECTED: <ClosedPicture />,
  MANUAL_REVIEW: <ReviewPicture />,
  NOT_PREQUALIFIED: <EnvelopePicture />,
  CREDIT_DENIED: <EnvelopePicture />,
  CREDIT_FREEZE: <FrozenPicture />,
  CANCELED_DUPE: <DoorPicture />,
  CANCELED_SOFT: <ClosedPicture />,
  CANCELED_HARD: <ClosedPicture />,
  INVALID_STATE: <QuestionPicture />,
  COMPLETE: <CardPicture />,
};

function pictureOf(application: Application, flow: Flow): ReactElement {
  const given: string = application.status;
  const status = isStatus(given) ? given : 'INVALID_STATE';
  if (status === 'ITEM_UNDER_REVIEW' && flow === 'item') return <InspectionPicture />;
  if (status === 'VERIFY_DOC' && documentsAreBeingChecked(application)) return <ReviewPicture />;
  if (status === 'OFFER_DECISION_NEEDED' && application.offer?.isOpen !== true) {
    return application.offer === null ? <ReviewPicture /> : <ClosedPicture />;
  }
  return PICTURES[status];
}

export function StatusPicture({
  application,
  flow,
}: {
  readonly application: Application;
  readonly flow: Flow;
}) {
  return pictureOf(application, flow);
}
