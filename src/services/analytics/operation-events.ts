import { eventDefinition, type EventName } from '../../catalogue/events';
import type { OPERATIONS } from '../../contract/generated/operations';
import { happened } from './track';

type Mutation = Extract<(typeof OPERATIONS)[number], { readonly kind: 'mutation' }>['name'];

/** The frame of the card fields is left out: nothing is measured there. */
export const OPERATION_EVENTS: Readonly<Partial<Record<Mutation, EventName>>> = {
  acceptCreditOffer: 'Acceptance Submitted',
  addCartItem: 'Item Added',
  addItemPhotos: 'Item Photos Added',
  cancelPayment: 'Payment Canceled',
  changeDepositAmount: 'Deposit Amount Changed',
  chooseCreditLine: 'Credit Line Chosen',
  chooseShipping: 'Shipping Chosen',
  confirmContactChange: 'Contact Change Confirmed',
  confirmMicroDeposits: 'Micro Deposits Confirmed',
  confirmShipped: 'Items Shipped',
  confirmWithBank: 'Bank Confirmation Started',
  emailShipment: 'Label Emailed',
  giveDeclineReason: 'Decline Reason Given',
  payDeposit: 'Deposit Submitted',
  recheckCreditReport: 'Credit Report Rechecked',
  rejectCreditOffer: 'Offer Declined',
  removeCartItem: 'Item Removed',
  renewLabel: 'Label Renewed',
  requestAvailabilityNotice: 'Availability Notice Requested',
  requestItemsBack: 'Items Requested Back',
  restoreCartItem: 'Item Restored',
  saveSignUp: 'Account Data Saved',
  scheduleDeposits: 'Deposits Scheduled',
  setCommunicationPreferences: 'Communication Preferences Saved',
  signAgreements: 'Agreements Signed',
  skipDeposit: 'Deposit Skipped',
  startApplication: 'Application Started',
  startContactChange: 'Contact Change Started',
  stopDeposits: 'Deposits Stopped',
  submitAddressAndIncome: 'Address and Income Submitted',
  submitDocumentId: 'Document Submitted',
  submitPersonalInformation: 'Personal Information Submitted',
  updateCartItem: 'Item Changed',
  updatePersonalInformation: 'Personal Information Changed',
  withdrawApplication: 'Application Withdrawn',
  withdrawElectronicConsent: 'Electronic Consent Withdrawn',
};

const isMutation = (name: string): name is Mutation => Object.hasOwn(OPERATION_EVENTS, name);

function valueOf(source: unknown, key: string): unknown {
  return typeof source === 'object' && source !== null && key in source
    ? (source as Readonly<Record<string, unknown>>)[key]
    : undefined;
}

/** Reads only properties in the table of events from response and variables. */
export function trackOperation(
  operation: string | undefined,
  { data, variables }: { readonly data: unknown; readonly variables: unknown },
): void {
  if (operation === undefined || !isMutation(operation)) return;
  const event = OPERATION_EVENTS[operation];
  if (event === undefined) return;
  const answer = valueOf(data, operation);
  const properties = Object.entries(eventDefinition(event).properties).flatMap(([key]) => {
    const value = valueOf(answer, key) ?? valueOf(variables, key);
    return value === undefined ? [] : [[key, value] as const];
  });
  happened(event, Object.fromEntries(properties));
}
