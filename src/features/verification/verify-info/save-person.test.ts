import { expect, test } from 'vitest';
import { personUpdate } from './save-person';

const PERSON = {
  firstName: 'Testa',
  middleName: '',
  lastName: 'Sampleton',
  phone: '+12025550101',
  email: 'testa@example.com',
  homeAddress: {
    addressFirstLine: '100 Fixture Avenue',
    addressSecondLine: '',
    city: 'Columbus',
    state: 'OH',
    zip: '43215',
  },
} as Parameters<typeof personUpdate>[0];

test.each([
  ['SMS', { email: 'testa@example.com' }],
  ['EMAIL', { phone: '+12025550101' }],
] as const)('who signs in by %s changes the other contact', (method, contact) => {
  expect(personUpdate(PERSON, method)).toEqual({
    firstName: 'Testa',
    middleName: null,
    lastName: 'Sampleton',
    ...contact,
    homeAddress: { ...PERSON.homeAddress, addressSecondLine: null },
  });
});
