import type { ScreenId } from './screens';

const OFFER = ['CreditApplication.offer'] as const;
const CASH = [
  'CreditApplication.cashAmount',
  'CashAmount.creditLine',
  'CashAmount.deposit',
  'CashAmount.remaining',
] as const;
/** A schedule that wasn't read would look like none, and be made again. */
const DEPOSIT = [...CASH, 'CreditApplication.depositSchedule'] as const;
const CART = ['CreditApplication.itemCart'] as const;
const SHIPMENT = ['CreditApplication.shipment'] as const;

/** Forms that show and save what is on file about a person: an unknown value would be saved as none. */
const PERSON = [
  'User.firstName',
  'User.middleName',
  'User.lastName',
  'User.phone',
  'User.email',
  'User.dob',
  'User.annualIncome',
  'User.ssnLastFour',
  'User.billingAddress',
  'User.shippingAddress',
  'Address.addressFirstLine',
  'Address.addressSecondLine',
  'Address.city',
  'Address.state',
  'Address.zip',
] as const;

/**
 * The nullable fields that a screen can't do without, as `Type.field`: if one of them failed, the screen reports a
 * problem. For every other field that failed, the screen says that something is missing and shows the rest.
 */
export const NEEDED_FIELDS: Readonly<Partial<Record<ScreenId, readonly string[]>>> = {
  'login-personal-info': PERSON,
  'complete-sign-up': [...PERSON, 'Consents.eSignAt', 'Consents.termsAt'],
  'personal-info': PERSON,
  'personal-info-missing': [...PERSON, ...OFFER],
  'address-and-income': PERSON,
  'verify-info': [...PERSON, ...OFFER],
  'verify-income': [...PERSON, ...OFFER],
  offer: OFFER,
  'cancel-offer': OFFER,
  agreements: [...OFFER, 'DocumentToSign.agreedOn'],
  'not-prequalified': ['CreditApplication.decision'],
  'credit-denied': ['CreditApplication.decision'],
  'asset-cart': CART,
  'my-items': CART,
  'item-in-review': CART,
  'pre-qualified': [...CART, ...SHIPMENT],
  // A label without an address would look expired.
  'download-label': [...SHIPMENT, 'Shipment.labelUrl'],
  'shipping-kit': SHIPMENT,
  'shipping-code': SHIPMENT,
  'items-shipped': SHIPMENT,
  'items-delivered': SHIPMENT,
  'credit-line': CASH,
  'payment-selection': [...DEPOSIT, ...OFFER],
  payment: DEPOSIT,
  'fund-now': DEPOSIT,
  'fund-over-time': [...DEPOSIT, 'CashAmount.fundingEndsOn'],
  'verify-payment': DEPOSIT,
  // Unknown consent would be shown as paper documents.
  settings: ['Consents.eSignAt'],
};
