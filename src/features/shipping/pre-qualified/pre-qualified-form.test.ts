import * as v from 'valibot';
import { expect, test } from 'vitest';
import { METHODS } from '../common/methods';
import { PreQualifiedSchema } from './pre-qualified-form';

const messages = (values: unknown) =>
  v.safeParse(PreQualifiedSchema, values).issues?.map(({ message }) => message) ?? [];

test('a way to ship and a confirmed address are both asked for', () => {
  expect(messages({ method: '', addressConfirmed: false })).toEqual([
    'Select how you’d like to ship',
    'Confirm your shipping address',
  ]);
});

test('every way that is offered is accepted', () => {
  for (const { method } of METHODS) {
    expect(messages({ method, addressConfirmed: true }), method).toEqual([]);
  }
});
