import { expect, test } from 'vitest';
import { codeRefusal } from './contact-form';

test.each([
  ['CODE_WRONG', 'phone', 'That code doesn’t match. Check the code or send a new one'],
  ['CODE_EXPIRED', 'phone', 'That code has expired. Send a new code'],
  ['CODE_EXHAUSTED', 'phone', 'Too many attempts. Wait 10 minutes, then send a new code'],
  ['CONTACT_IN_USE', 'phone', 'Another account uses this number. Contact us to use it here'],
  ['CONTACT_IN_USE', 'email', 'Another account uses this address. Contact us to use it here'],
  ['FIELD_INVALID', 'email', null],
] as const)('%s of a new %s', (code, contact, said) => {
  expect(codeRefusal({ kind: 'refused', code, field: null }, contact)).toBe(said);
});

test("a failure that isn't a refusal has no message at the code", () => {
  expect(codeRefusal({ kind: 'offline' }, 'phone')).toBeNull();
});
