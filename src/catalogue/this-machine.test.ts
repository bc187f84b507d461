import { expect, test } from 'vitest';
import { isThisMachine } from './this-machine';

test.each([
  ['localhost', true],
  ['trovy.localhost', true],
  ['127.0.0.1', true],
  ['127.255.10.2', true],
  ['[::1]', true],
  ['localhost.example', false],
  ['notlocalhost', false],
  ['127.0.0.1.example', false],
  ['127.0.0', false],
  ['127.0.0.1.1', false],
  ['1127.0.0.1', false],
  ['127.a.0.1', false],
  ['[::1].example', false],
  ['::1', false],
  ['[::2]', false],
  ['', false],
])('%s always means this machine: %s', (hostname, wanted) =>
  expect(isThisMachine(hostname)).toBe(wanted),
);
