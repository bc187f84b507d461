import { ITEM_KINDS } from './items';
import { STATUSES } from './statuses';

/** Allowed values: closed lists, never user input. */
type PropertyForms = Readonly<Record<string, readonly string[]>>;

interface EventDefinition {
  /** Continues a sentence that starts with "Sent when". */
  readonly when: string;
  readonly properties: PropertyForms;
}

const NONE = {} as const;

const CHANNELS = ['sms', 'email'] as const;

const COMMON_EVENTS = {
  'Page Loaded': { when: 'a path shows its screen', properties: NONE },
  Identify: {
    when: 'a user or visitor is measured in this browser for the first time',
    properties: { who: ['user', 'visitor'] },
  },
  'Code Requested': { when: 'a one-time code is on its way', properties: { channel: CHANNELS } },
  'Code Submitted': { when: 'a typed code is checked', properties: { channel: CHANNELS } },
  'Signed In': { when: 'the identity provider’s answer was accepted', properties: NONE },
  'Signed Out': { when: 'the user signs out', properties: NONE },
  'Account Data Saved': {
    when: 'the answers and consents of the sign-up form are saved',
    properties: NONE,
  },
  'Application Started': { when: 'an application is opened', properties: NONE },
  'Personal Information Changed': { when: 'information on file was changed', properties: NONE },
  'Personal Information Submitted': {
    when: 'the personal information went in for a decision',
    properties: NONE,
  },
  'Offer Continued': { when: '“Accept Offer” leads on to the verification', properties: NONE },
  'Identity Confirmed': {
    when: 'tax id and date of birth were confirmed, before the income is',
    properties: NONE,
  },
  'Acceptance Submitted': {
    when: 'the acceptance of an offer was answered; the status says how',
    properties: { status: STATUSES },
  },
  'Offer Declined': { when: 'an offer was declined', properties: NONE },
  'Decline Reason Given': { when: 'a reason for declining was given', properties: NONE },
  'Agreements Signed': { when: 'the agreements were signed', properties: NONE },
  'Document Submitted': { when: 'a document was handed in', properties: NONE },
  'Credit Report Rechecked': { when: 'the applicant reports a lifted freeze', properties: NONE },
  'Application Withdrawn': { when: 'an application was withdrawn', properties: NONE },
  'Availability Notice Requested': {
    when: 'a visitor requests a message when the card is available in their state',
    properties: NONE,
  },
  'Contact Change Started': { when: 'a code goes to a new contact', properties: NONE },
  'Contact Change Confirmed': { when: 'a new contact was confirmed', properties: NONE },
  'Communication Preferences Saved': { when: 'they were saved in Settings', properties: NONE },
  'Electronic Consent Withdrawn': { when: 'it was withdrawn in Settings', properties: NONE },
} as const satisfies Record<string, EventDefinition>;

const ITEM_EVENTS = {
  'Item Kind Chosen': {
    when: 'the first question of the quick appraisal is answered',
    properties: { kind: ITEM_KINDS },
  },
  'Item Estimated': {
    when: 'an estimate is shown',
    properties: {
      kind: ITEM_KINDS,
      outcome: ['ESTIMATED', 'NEEDS_REVIEW', 'NOT_ACCEPTED', 'BELOW_MINIMUM'],
    },
  },
  'Item Kept': {
    when: 'a visitor’s item is kept in the browser until there is an account',
    properties: { kind: ITEM_KINDS },
  },
  'Item Added': { when: 'an item is in the cart', properties: NONE },
  'Item Changed': { when: 'an item of the cart was changed', properties: NONE },
  'Item Removed': { when: 'an item was taken out of the cart', properties: NONE },
  'Item Restored': { when: 'taking an item out was undone', properties: NONE },
  'Item Photos Added': { when: 'photos of an item were added later', properties: NONE },
  'Cart Submitted': { when: '“See My Options” leads on from the cart', properties: NONE },
  'Address and Income Submitted': {
    when: 'address and income went in for a decision',
    properties: NONE,
  },
  'Shipping Chosen': {
    when: 'the way to ship was chosen',
    properties: { method: ['LABEL', 'CODE', 'KIT'] },
  },
  'Label Emailed': { when: 'label or code were emailed', properties: NONE },
  'Label Renewed': { when: 'an expired label is recreated', properties: NONE },
  'Items Shipped': { when: 'the applicant reports that the items are shipped', properties: NONE },
  'Items Requested Back': { when: 'items are wanted back', properties: NONE },
} as const satisfies Record<string, EventDefinition>;

const CASH_EVENTS = {
  'Credit Line Chosen': { when: 'a credit line was chosen', properties: NONE },
  'Funding Chosen': {
    when: 'the way to fund the card was chosen',
    properties: { funding: ['now', 'over-time'] },
  },
  'Deposit Submitted': { when: 'a deposit was sent, whatever the bank says', properties: NONE },
  'Deposits Scheduled': { when: 'deposits over time were scheduled', properties: NONE },
  'Deposit Amount Changed': { when: 'scheduled deposits got another amount', properties: NONE },
  'Deposit Skipped': { when: 'a scheduled deposit was skipped', properties: NONE },
  'Deposits Stopped': { when: 'scheduled deposits were stopped', properties: NONE },
  'Payment Canceled': { when: 'another way to pay is wanted', properties: NONE },
  'Micro Deposits Confirmed': { when: 'two small deposits were confirmed', properties: NONE },
  'Bank Confirmation Started': { when: 'the bank is asked to confirm', properties: NONE },
} as const satisfies Record<string, EventDefinition>;

/** All events of spec 3 and 7. Unknown events don't compile. */
export const EVENTS = { ...COMMON_EVENTS, ...ITEM_EVENTS, ...CASH_EVENTS } as const;

export type EventName = keyof typeof EVENTS;

export type EventProperties<Name extends EventName> = {
  readonly [
    Key in keyof (typeof EVENTS)[Name]['properties']
  ]: (typeof EVENTS)[Name]['properties'][Key] extends readonly (infer Value)[] ? Value : never;
};

export const EVENT_NAMES = Object.keys(EVENTS) as readonly EventName[];

export function eventDefinition(name: EventName): EventDefinition {
  return EVENTS[name];
}

export const SHARED_PROPERTIES = ['program', 'flow', 'screen'] as const;
