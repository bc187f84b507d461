import { array, assert, constantFrom, integer, property, tuple } from 'fast-check';
import * as v from 'valibot';
import { beforeAll, expect, test } from 'vitest';
import { ITEMS } from '../../fixtures/items';
import { question, type QuestionId } from '../../src/domain/item/questions/dictionary';
import { itemSchema } from '../../src/domain/item/questions/item-schema';
import { AddressAndIncomeSchema } from '../../src/features/address-and-income/address-and-income-schema';
import { signingSchema } from '../../src/features/agreements/agreements/agreements-form';
import { LineSchema } from '../../src/features/deposit/credit-line/credit-line-schema';
import { MethodSchema } from '../../src/features/deposit/common/method-schema';
import { cardSchema } from '../../src/features/deposit/frame/card-schema';
import { AmountsSchema } from '../../src/features/deposit/verify-payment/micro-deposits';
import { personalSchema } from '../../src/features/home-equity/common/personal-schema';
import { valuesOfDetails } from '../../src/features/items-cart/item-details';
import { signUpSchema } from '../../src/features/sign-in/sign-up/sign-up-schema';
import { OneTimeCode } from '../../src/forms/fields/contact-rules';
import { installConfiguration } from '../../src/services/configuration/install-configuration';

const ADDRESS = {
  addressFirstLine: '7 Placeholder Lane',
  addressSecondLine: 'Apt 3',
  city: 'Portland',
  state: 'OR',
  zip: '97205-1234',
};
const NAME = { firstName: 'Zoë', middleName: 'Q.', lastName: "O'Brien" };
const CONTACT = { phone: '(202) 555-0103', email: 'zoe@example.com' };
const INCOME = { annualIncome: '52000', incomeSources: ['JOB'] };

/** Valid answers. Each text in them is a tested field. */
const FORMS: Readonly<Record<string, readonly [v.GenericSchema, unknown]>> = {
  'sign-up': [
    signUpSchema(
      { name: true, email: true, phone: true, referralCode: true, eSign: false, terms: false },
      '',
    ),
    { ...NAME, ...CONTACT, referralCode: 'FRIEND42', eSign: true, terms: true, marketing: false },
  ],
  'one-time code': [v.object({ code: OneTimeCode }), { code: '123 456' }],
  'personal information': [
    personalSchema({ keepsTaxId: () => false }),
    {
      ...NAME,
      ...CONTACT,
      ...INCOME,
      dob: { month: '4', day: '28', year: '1986' },
      homeAddress: ADDRESS,
      taxId: '123-45-6789',
    },
  ],
  'address and income': [
    AddressAndIncomeSchema,
    { ...INCOME, homeAddress: ADDRESS, shipsHome: false, shippingAddress: ADDRESS },
  ],
  card: [
    cardSchema(() => ({ month: 1, year: 2026 })),
    {
      number: '4000 0566 5566 5556',
      expiry: '08/29',
      securityCode: '123',
      name: 'Zoë',
      billingZip: '97205',
    },
  ],
  'bank account': [
    MethodSchema,
    {
      method: 'BANK_ACCOUNT',
      accountType: 'CHECKING',
      routingNumber: '021000021',
      accountNumber: '1234-5678',
      accountName: 'Zoë',
    },
  ],
  'credit line': [LineSchema, { pick: 'other', amount: '450' }],
  'small deposits': [AmountsSchema, { first: '0.32', second: '0.45' }],
  signature: [signingSchema([], "Zoë O'Brien"), { agreed: {}, signature: "Zoë O'Brien" }],
  ...Object.fromEntries(
    ITEMS.map(({ id, input }) => {
      const details = { weight: null, heft: null, stones: [], ...input };
      return [id, [itemSchema(input.kind), valuesOfDetails(input.kind, details as never)]];
    }),
  ),
};

const CHOICES = ['state', 'method', 'accountType', 'pick'];

function isTyped(key: string, form: string): boolean {
  if (!form.startsWith('I-')) return !CHOICES.includes(key);
  return ['text', 'lines', 'number'].includes(question(key as QuestionId).control);
}

interface Field {
  readonly form: string;
  readonly path: readonly string[];
  readonly text: string;
}

function fieldsOf(form: string, values: unknown, path: readonly string[] = []): Field[] {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return [];
  return Object.entries(values).flatMap(([key, value]: [string, unknown]): Field[] =>
    typeof value === 'string'
      ? isTyped(key, form)
        ? [{ form, path: [...path, key], text: value }]
        : []
      : fieldsOf(form, value, [...path, key]),
  );
}

function withText(values: unknown, [key = '', ...rest]: readonly string[], text: string): unknown {
  const parts = values as Record<string, unknown>;
  return { ...parts, [key]: rest.length === 0 ? text : withText(parts[key], rest, text) };
}

const ALL = Object.entries(FORMS).flatMap(([form, [, values]]) => fieldsOf(form, values));

/** Includes every question about an item once. */
const FIELDS = ALL.filter(
  ({ form, path: [key] }) =>
    !form.startsWith('I-') ||
    form === ALL.find((other) => other.form.startsWith('I-') && other.path[0] === key)?.form,
);

function outcome({ form, path }: Field, text: string): unknown {
  const [schema, values] = FORMS[form] ?? [v.never(), null];
  const { success, output, issues } = v.safeParse(schema, withText(values, path, text));
  return success ? output : issues.map((issue) => [v.getDotPath(issue), issue.message]);
}

const INVISIBLE = [
  ...'\u00AD\u034F\u061C\u115F\u180E\u200B\u200C\u200D\u200E\u202E\u2060\u2066\u3164\uFE0F\uFEFF\u0000\u007F',
  '\u{E0041}',
];

beforeAll(() => {
  installConfiguration({
    api: { direct: 'https://api.example', proxy: null, path: '/graphql' },
    identity: { domain: 'id.example', clientId: 'portal', audience: 'api' },
    filesHost: 'https://files.example',
    taxIdPolicy: 'standard',
  });
});

test('the tested forms cover all kinds of text fields', () => {
  expect(FIELDS.length).toBeGreaterThan(50);
  for (const [form, [schema, values]] of Object.entries(FORMS)) {
    if (!form.startsWith('I-')) expect(v.safeParse(schema, values).issues, form).toBeUndefined();
  }
});

test.each(FIELDS.map((field) => [`${field.form}: ${field.path.join('.')}`, field] as const))(
  'invisible characters change no result in the field %s',
  (_, field) => {
    const text = constantFrom(field.text, '', '?', 'P.O. Box 12', '1 2-3');
    const inserted = array(tuple(constantFrom(...INVISIBLE), integer({ min: 0, max: 30 })), {
      minLength: 1,
      maxLength: 5,
    });
    assert(
      property(text, inserted, (clean, characters) => {
        const dirty = characters.reduce(
          (progressSteps, [character, at]) => progressSteps.toSpliced(at, 0, character),
          Array.from(clean),
        );
        expect(outcome(field, dirty.join(''))).toEqual(outcome(field, clean));
      }),
      { numRuns: 30 },
    );
  },
);
