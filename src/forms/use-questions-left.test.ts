import { expect, test } from 'vitest';
import * as v from 'valibot';
import { questionsLeft } from './use-questions-left';

const Schema = v.object({
  name: v.pipe(v.string(), v.nonEmpty('Enter your name'), v.minLength(2, 'Too short')),
  agreed: v.object({ fees: v.literal(true) }),
});

test('counts each field once and names the first of them', () => {
  expect(questionsLeft(Schema, { name: '', agreed: { fees: false } })).toEqual({
    label: '2 Questions Left',
    id: 'field-name',
  });
  expect(questionsLeft(Schema, { name: 'Ana', agreed: { fees: false } })).toEqual({
    label: '1 Question Left',
    id: 'field-agreed-fees',
  });
});

test('returns null once nothing is left', () => {
  expect(questionsLeft(Schema, { name: 'Ana', agreed: { fees: true } })).toBeNull();
});
