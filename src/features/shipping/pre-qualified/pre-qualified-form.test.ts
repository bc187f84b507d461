import * as v from 'valibot';
import { expect, test } from 'vitest';
import { METHODS } from '../common/methods';
import { PreQualifiedSchema } from './pre-qualified-form';

const messages = (values: unknown) =>
  v.safeParse(PreQualifiedSchema, values).issues?.map(({ message }) => message) ?? [];

test('the form requires a shipping method and a confirmed address', () => {
  expect(messages({ method: '', addressConfirmed: false })).toEqual([
    'Select how you’d like to ship',
    'Confirm your shipping address',
  ]);
});

test('the form accepts every shipping method of the page', () => {
  for (const { method } of METHODS) {
    expect(messages({ method, addressConfirmed: true }), method).toEqual([]);
  }
});
