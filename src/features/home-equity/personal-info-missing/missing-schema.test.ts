import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Applicant } from '../../../services/data/use-applicant';
import { personalValues } from '../common/personal-values';
import { completeInformation, missingSchema } from './missing-schema';

const ADDRESS = {
  addressFirstLine: '30 Fixture Street',
  addressSecondLine: null,
  city: 'Denver',
  state: 'CO',
  zip: '80202',
};

const IDA: Applicant = {
  user: {
    id: 'usr_21',
    firstName: 'Ida',
    lastName: null,
    middleName: null,
    phone: '+12025550121',
    displayName: 'Ida',
    email: 'ida@example.com',
    dob: '1995-05-25',
    referralCode: null,
    annualIncome: null,
    ssnLastFour: '2345',
    billingAddress: ADDRESS,
    shippingAddress: null,
    creditApplication: null,
  },
  signInMethod: 'SMS',
  consents: {
    eSignAt: null,
    termsAt: null,
    marketingByText: false,
    marketingByEmail: false,
    statusByText: false,
  },
  incomeSources: ['JOB'],
  application: null,
};

const RULES = { keepsTaxId: () => true };

describe('missing information', () => {
  it('is the only validated part', () => {
    const schema = missingSchema(['LAST_NAME', 'ANNUAL_INCOME'], RULES);
    const values = { ...personalValues(IDA), phone: 'not a number' };
    const result = v.safeParse(schema, values, { abortPipeEarly: true });
    expect(result.issues?.map((issue) => v.getDotPath(issue))).toEqual([
      'lastName',
      'annualIncome',
    ]);
    const given = v.parse(schema, { ...values, lastName: 'Incomplete', annualIncome: '$33,000' });
    expect(given).toEqual({ lastName: 'Incomplete', annualIncome: 33_000 });
  });

  it('is merged with what is on file except the tax ID', () => {
    expect(completeInformation(IDA, { annualIncome: 33_000 })).toBeNull();
    expect(completeInformation(IDA, { lastName: 'Incomplete', annualIncome: 33_000 })).toEqual({
      firstName: 'Ida',
      middleName: '',
      lastName: 'Incomplete',
      phone: '+12025550121',
      email: 'ida@example.com',
      dob: '1995-05-25',
      homeAddress: { ...ADDRESS, addressSecondLine: '' },
      taxId: null,
      annualIncome: 33_000,
      incomeSources: ['JOB'],
    });
  });

  it('is shown as on file without the tax ID', () => {
    expect(personalValues(IDA)).toMatchObject({
      phone: '(202) 555-0121',
      dob: { month: '5', day: '25', year: '1995' },
      taxId: '',
      annualIncome: '',
    });
  });
});
