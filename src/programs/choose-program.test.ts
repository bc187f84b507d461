import { expect, test } from 'vitest';
import { chooseProgram } from './choose-program';
import { PROGRAM_IDS } from '../catalogue/programs';

const hosts = { 'apply.homelight.example': 'home_light', 'odd.example': 'no_such_program' };
const hostname = 'elsewhere.example';

test('the default brand is the default program', () => {
  expect(chooseProgram({ hostname, hosts })).toBe('home_light');
});

test('each source counts if those before it name no brand', () => {
  const wrong = { parameter: 'constructor', stored: 'HOME_LIGHT' };
  expect(chooseProgram({ parameter: 'home_light', stored: null, hostname, hosts })).toBe(
    'home_light',
  );
  expect(chooseProgram({ ...wrong, stored: 'home_light', hostname, hosts })).toBe('home_light');
  expect(chooseProgram({ ...wrong, hostname: 'APPLY.homelight.example', hosts })).toBe(
    'home_light',
  );
});

test('unknown brands are ignored', () => {
  expect(chooseProgram({ parameter: '', stored: '', hostname: 'odd.example', hosts })).toBe(
    'home_light',
  );
  expect(chooseProgram({ hostname: '__proto__', hosts })).toBe('home_light');
});

test.each(PROGRAM_IDS)('%s can be chosen by address, storage and host name', (id) => {
  const own = { 'apply.brand.example': id };
  expect(chooseProgram({ parameter: id, stored: 'home_light', hostname, hosts })).toBe(id);
  expect(chooseProgram({ stored: id, hostname, hosts })).toBe(id);
  expect(chooseProgram({ hostname: 'apply.brand.example', hosts: own })).toBe(id);
});
