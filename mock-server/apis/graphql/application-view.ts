import { BUREAU_LIST } from '../../../src/programs/content-config';
import type { BureauName } from '../../../src/contract/generated/types';
import type { Context } from '../../world/context';
import type { ApplicationRecord, UserRecord } from '../../world/state';
import { viewCart } from './cart-view';
import { viewDecision } from './decision';
import { viewCashAmount } from './deposit-view';
import { isCoveredBorrower } from './covered-borrower';
import { missingInformation } from './missing-information';
import { viewShipment } from './shipment-view';
import { viewOffer } from './offer-view';
import type { ApplicationView } from './views';

/** Three bureaus if a freeze stops the application, otherwise none. */
function viewBureaus(application: ApplicationRecord) {
  if (application.status !== 'CREDIT_FREEZE') return [];
  return BUREAU_LIST.map((bureau) => {
    const name = bureau.id.toUpperCase() as BureauName;
    return {
      name,
      displayName: bureau.name,
      phone: bureau.phone,
      freezePageUrl: bureau.freezeUrl,
      blocking: application.frozenBureaus.includes(name),
    };
  });
}

export function viewApplication(
  world: Context,
  user: UserRecord,
  application: ApplicationRecord,
): ApplicationView {
  const { id, offer, decision } = application;
  const { documents } = world.state;
  return {
    id,
    status: application.status,
    program: application.program,
    createdAt: application.createdAt,
    updatedAt: application.updatedAt,
    missingInformation: missingInformation(user, application),
    documentsRequested: application.status === 'VERIFY_DOC' ? application.documentsRequested : [],
    documentsReceived: documents
      .filter((document) => document.applicationId === id && document.submitted)
      .map(({ documentId, kind, fileName }) => ({ documentId, kind, fileName })),
    dueOn: application.dueOn,
    closureReason: application.closureReason,
    closureDeadline: application.closureDeadline,
    closureReceived: application.closureReceived,
    frozenBureaus: viewBureaus(application),
    offer: offer === null ? null : viewOffer(world, application, offer),
    decision: decision === null ? null : viewDecision(world, application, decision),
    signedAt: application.signedAt,
    cancellationEndsOn: application.cancellationEndsOn,
    declineReason: application.declineReason,
    isCoveredBorrower: isCoveredBorrower(user),
    itemCart: viewCart(world, application),
    shipment: viewShipment(world, { user, application }, application.shipment),
    returnShipment: viewShipment(world, { user, application }, application.returnShipment),
    cashAmount: viewCashAmount(world, application),
    record: application,
    owner: user,
  };
}
