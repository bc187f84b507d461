import type { ScreenId } from './screens';

const OFFER = ['CreditApplication.offer'] as const;
const CASH = [
  'CreditApplication.cashAmount',
  'CashAmount.creditLine',
  'CashAmount.deposit',
  'CashAmount.remaining',
] as const;
/** An unknown schedule would look like none, and the applicant would make another one. */
const DEPOSIT = [...CASH, 'CreditApplication.depositSchedule'] as const;
const CART = ['CreditApplication.itemCart'] as const;
const SHIPMENT = ['CreditApplication.shipment'] as const;

/** Forms save unknown values as missing. */
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
 * Nullable fields, as `Type.field`, that a screen can't do without. If another field fails, the
 * screen shows the rest and says that something is missing.
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
  // Without an address, the label would look expired.
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
  // Unknown consent would look like paper documents.
  settings: ['Consents.eSignAt'],
};
