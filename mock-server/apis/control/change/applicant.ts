import type { IncomeSource } from '../../../../src/contract/generated/types';
import { LIMITS } from '../../../../src/catalogue/limits';
import type { AddressRecord } from '../../../world/address-record';
import type { UserRecord } from '../../../world/state';
import {
  readEmail,
  readName,
  readOptionalAddressLine,
  readPhone,
} from '../../../domain/rules/field-rules';
import { readHomeAddress } from '../../graphql/address-rules';
import { isTakenByAnotherUser, retainSignInContact } from '../../graphql/contact';
import { readBirthDate, readTaxId } from '../../graphql/identity-rules';
import { ControlProblem } from '../control-problem';
import {
  consentMoment,
  optional,
  partsOf,
  several,
  text,
  valuesOf,
  wholeNumber,
  yesOrNo,
  type FieldRules,
  type Place,
} from './field-rule';

const isSource = (value: string): value is IncomeSource => valuesOf('IncomeSource').includes(value);

const name = (field: string) => ({
  takes: 'a name, or null',
  read: optional(text(field, readName)),
});

function contact(field: 'phone' | 'email', read: (field: string, value: string) => string) {
  return {
    takes: field === 'phone' ? 'a US phone number, or null' : 'an email address, or null',
    read: (given: unknown, { context, record }: Place<UserRecord>): string | null => {
      const value = optional(text(field, read))(given);
      retainSignInContact(record, value === null ? {} : { [field]: value });
      if (value === null && record.sub.startsWith(field === 'phone' ? 'sms|' : 'email|')) {
        throw new ControlProblem(`"${field}" is what the person signs in with`);
      }
      const options = { user: record, contact: field, value: value ?? '' };
      if (value !== null && isTakenByAnotherUser({ world: context }, options)) {
        throw new ControlProblem(`"${field}" belongs to another account`);
      }
      return value;
    },
  };
}

const PARTS = ['addressFirstLine', 'addressSecondLine', 'city', 'state', 'zip'] as const;

/** Same rules as the data API for a home address. */
function address(field: string, value: unknown): AddressRecord {
  const parts = partsOf(field, value);
  const other = Object.keys(parts).find(
    (part) => part !== 'isConfirmed' && !PARTS.some((known) => known === part),
  );
  if (other !== undefined) throw new ControlProblem(`"${field}" has no "${other}"`);
  const part = (key: (typeof PARTS)[number]) =>
    text(`${field}.${key}`, (_, given) => given)(parts[key]);
  return readHomeAddress(field, {
    addressFirstLine: part('addressFirstLine'),
    addressSecondLine: readOptionalAddressLine(
      `${field}.addressSecondLine`,
      optional(text(`${field}.addressSecondLine`, (_, given) => given))(
        parts['addressSecondLine'] ?? null,
      ),
    ),
    city: part('city'),
    state: part('state'),
    zip: part('zip'),
  });
}

const ADDRESS = `an object with ${PARTS.join(', ')}, or null`;

/** The applicant or the back office can change these. */
export const APPLICANT: FieldRules<UserRecord> = {
  sub: 'is what the identity provider knows the person by',
  firstName: name('firstName'),
  middleName: name('middleName'),
  lastName: name('lastName'),
  phone: contact('phone', readPhone),
  email: contact('email', readEmail),
  dob: {
    takes: 'a date like "1986-04-28" of somebody old enough, or null',
    read: (value, { context, record }) =>
      optional(
        text('dob', (field, given) =>
          readBirthDate(field, given, {
            now: context.now(),
            state: record.homeAddress?.state ?? null,
          }),
        ),
      )(value),
  },
  taxId: {
    takes: 'nine digits, or null; the last four decide the outcome',
    read: optional(text('taxId', readTaxId)),
  },
  annualIncome: {
    takes: 'whole dollars, or null',
    read: optional(wholeNumber('annualIncome', { min: 0, max: LIMITS.income.max })),
  },
  incomeSources: {
    takes: `a list of ${valuesOf('IncomeSource').join(', ')}`,
    read: several('incomeSources', 'IncomeSource', isSource),
  },
  homeAddress: {
    takes: ADDRESS,
    read: optional((value) => address('homeAddress', value)),
  },
  shippingAddress: {
    takes: `${ADDRESS}; isConfirmed says whether items can be sent from there`,
    read: optional((value) => ({
      ...address('shippingAddress', value),
      isConfirmed: yesOrNo('shippingAddress.isConfirmed')(
        partsOf('shippingAddress', value)['isConfirmed'] ?? false,
      ),
    })),
  },
  referredBy: 'is told once, when signing up',
  eSignConsentAt: {
    takes: 'the moment of the consent, or null for none',
    read: (value, place) => (value === null ? null : consentMoment('eSignConsentAt')(value, place)),
  },
  termsAcceptedAt: {
    takes: 'the moment of the consent; null before the first application',
    read: (value, place) => {
      if (value !== null) return consentMoment('termsAcceptedAt')(value, place);
      const { context, record } = place;
      if (context.state.applications.some(({ owner }) => owner === record.sub)) {
        throw new ControlProblem('"termsAcceptedAt" stays: who has applied has accepted the terms');
      }
      return null;
    },
  },
  marketing: {
    takes: 'an object with byText and byEmail',
    read: (value) => {
      const { byText, byEmail } = partsOf('marketing', value);
      return {
        byText: yesOrNo('marketing.byText')(byText),
        byEmail: yesOrNo('marketing.byEmail')(byEmail),
      };
    },
  },
  statusByText: { takes: 'true or false', read: yesOrNo('statusByText') },
  drafts: 'belongs to the page on which it was typed',
};
