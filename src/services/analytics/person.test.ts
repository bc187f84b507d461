import { expect, test } from 'vitest';
import { followPerson, notePerson, person } from './person';

test('events have no user after the signed-in screens are left', () => {
  const changes: string[] = [];
  followPerson(() => changes.push(person().id));
  const forget = notePerson({ id: 'sms|usr_1', status: 'CREATED' });
  expect(person()).toMatchObject({ id: 'sms|usr_1', status: 'CREATED' });
  forget();
  expect(person()).toMatchObject({ id: '', status: '' });
  expect(changes).toEqual(['sms|usr_1', '']);
});
