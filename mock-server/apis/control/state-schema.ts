import * as v from 'valibot';
import { PROGRAM_IDS } from '../../../src/catalogue/programs';
import { SeedSchema } from '../../scenario/seed';
import { EARLIEST, LATEST } from '../../world/clock';
import { STATUSES } from '../../../src/catalogue/statuses';
import type { ItemCartRecord, ItemRecord, ItemUploadRecord } from '../../world/item-state';
import {
  STATE_VERSION,
  type ApplicationRecord,
  type ScheduledStep,
  type UserRecord,
  type WorldState,
} from '../../world/state';
import type { Grant, IdentityState } from '../../world/identity-state';
import { isEventName } from '../../domain/events/events';
import type { DepositState } from '../../world/deposit-state';

/** New fields of a record must have a schema, too. */
type Fields<T> = { readonly [Key in keyof Required<T>]: v.GenericSchema };

const text = v.string();
const textOrNull = v.nullable(text);
const numberOrNull = v.nullable(v.number());
const texts = v.array(text);
/** The module that wrote the record checks its fields. */
const record = v.looseObject({});
const recordOrNull = v.nullable(record);
const records = v.array(record);
const withId = v.looseObject({ id: text });
const status = v.picklist(STATUSES);

const user = {
  sub: text,
  firstName: textOrNull,
  middleName: textOrNull,
  lastName: textOrNull,
  phone: textOrNull,
  email: textOrNull,
  dob: textOrNull,
  taxId: textOrNull,
  annualIncome: numberOrNull,
  incomeSources: texts,
  homeAddress: recordOrNull,
  shippingAddress: recordOrNull,
  referredBy: textOrNull,
  eSignConsentAt: textOrNull,
  termsAcceptedAt: textOrNull,
  marketing: v.strictObject({ byText: v.boolean(), byEmail: v.boolean() }),
  statusByText: v.boolean(),
  drafts: v.record(text, v.strictObject({ answers: text, savedAt: text })),
} satisfies Fields<UserRecord>;

const item = {
  id: text,
  key: text,
  answers: v.looseObject({ photoIds: texts }),
  estimate: record,
  seenBySpecialist: v.boolean(),
  removed: v.boolean(),
  intake: textOrNull,
  inspection: v.nullable(v.strictObject({ line: v.number(), differences: texts })),
} satisfies Fields<ItemRecord>;

const itemCart = {
  version: v.number(),
  items: v.array(v.strictObject(item)),
  estimateValidUntil: textOrNull,
  estimateRenewedOn: textOrNull,
  shipBy: textOrNull,
} satisfies Fields<ItemCartRecord>;

const application = {
  id: text,
  owner: text,
  program: v.picklist(PROGRAM_IDS),
  status,
  previousStatus: v.nullable(status),
  createdAt: text,
  updatedAt: text,
  dueOn: textOrNull,
  closureReason: textOrNull,
  closureDeadline: textOrNull,
  closureReceived: numberOrNull,
  frozenBureaus: texts,
  freezeLifted: v.boolean(),
  documentsRequested: texts,
  offer: recordOrNull,
  decision: recordOrNull,
  counteroffer: recordOrNull,
  declineReason: textOrNull,
  agreement: recordOrNull,
  signedAt: textOrNull,
  cancellationEndsOn: textOrNull,
  askedOnce: texts,
  itemCart: v.strictObject(itemCart),
  shipment: v.nullable(withId),
  returnShipment: v.nullable(withId),
  cash: v.nullable(v.strictObject({ creditLine: numberOrNull, fundingEndsOn: textOrNull })),
} satisfies Fields<ApplicationRecord>;

const step = {
  dueAt: v.pipe(v.number(), v.minValue(EARLIEST)),
  applicationId: text,
  event: v.pipe(text, v.check(isEventName, 'names no event')),
  details: v.exactOptional(record),
  outlivesStatus: v.exactOptional(v.literal(true)),
} satisfies Fields<ScheduledStep>;

const upload = {
  id: text,
  purpose: text,
  fileName: text,
  contentType: textOrNull,
} satisfies Fields<ItemUploadRecord>;

const ofPayment = v.array(v.looseObject({ id: text, applicationId: text, amount: v.number() }));

const deposits = {
  payments: ofPayment,
  schedules: ofPayment,
  refunds: ofPayment,
  cardTokens: v.array(v.looseObject({ token: text, owner: text, source: record })),
  ledger: ofPayment,
} satisfies Fields<DepositState>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const grant = v.strictObject({
  sub: text,
  scope: text,
  audience: textOrNull,
  nonce: textOrNull,
  organization: textOrNull,
  authTime: numberOrNull,
} satisfies Fields<Grant>);

const identity = {
  codes: v.array(v.looseObject({ to: text, code: text, expiresAt: v.number() })),
  tickets: v.array(v.looseObject({ ticket: text, sub: text, expiresAt: v.number() })),
  sessions: v.array(v.strictObject({ id: text, sub: text, expiresAt: v.number() })),
  authorizationCodes: v.array(v.looseObject({ code: text, expiresAt: v.number(), grant })),
  refreshTokens: v.array(v.looseObject({ token: text, family: text, grant })),
  passwords: v.array(v.looseObject({ sub: text, email: text, digest: text })),
  mailTickets: v.array(v.looseObject({ ticket: text, sub: text, expiresAt: v.number() })),
  captchas: v.array(v.looseObject({ flow: text, answer: text, expiresAt: v.number() })),
  meters: v.array(v.strictObject({ key: text, since: v.number(), count: v.number() })),
  keys: v.strictObject({ current: count, oldest: count }),
} satisfies Fields<IdentityState>;

const notices = v.array(v.looseObject({ applicationId: text, at: text }));

/** A time within JavaScript's date range: beyond it every response would fail. */
const clockTime = v.pipe(
  v.number(),
  v.minValue(EARLIEST, 'The clock goes from the year 1970 to the year 2199'),
  v.maxValue(LATEST, 'The clock goes from the year 1970 to the year 2199'),
);

const StateSchema = v.strictObject({
  version: v.literal(STATE_VERSION),
  seed: SeedSchema,
  clock: v.strictObject({ base: clockTime, anchor: v.nullable(clockTime) }),
  random: v.strictObject({ seed: v.number(), drawn: v.number() }),
  counters: v.record(text, v.number()),
  users: v.array(v.strictObject(user)),
  applications: v.array(v.strictObject(application)),
  documents: v.array(v.looseObject({ documentId: text, applicationId: text, kind: text })),
  itemUploads: v.array(v.strictObject(upload)),
  schedule: v.array(v.strictObject(step)),
  deposits: v.strictObject(deposits),
  announcements: notices,
  letters: notices,
  inbox: v.array(v.looseObject({ id: text, to: text, body: text })),
  identity: v.strictObject(identity),
  faults: v.array(v.strictObject({ spec: text, matched: count })),
  events: v.array(v.unknown()),
  telemetry: v.array(
    v.strictObject({
      kind: v.picklist(['rum', 'replay']),
      bytes: v.number(),
      events: v.nullable(v.array(v.unknown())),
    }),
  ),
  scripts: v.array(v.strictObject({ name: text, at: text })),
  availabilityNotices: records,
  requests: records,
} satisfies Fields<WorldState>);

/** Checks every part that the mock relies on. */
export function isWorldState(value: unknown): value is WorldState {
  return v.is(StateSchema, value);
}

/** Path of the first invalid part, and what is expected there. */
export function stateProblem(value: unknown): string {
  const [issue] = v.safeParse(StateSchema, value).issues ?? [];
  if (issue === undefined) return 'nothing is wrong';
  const path = v.getDotPath(issue) ?? 'the state';
  if (issue.type !== 'strict_object') return `"${path}": ${issue.message}`;
  if (issue.received === 'undefined') return `"${path}" is missing`;
  return issue.expected === 'never' ? `"${path}" is unknown` : `"${path}": ${issue.message}`;
}
