import { expect, test } from 'vitest';
import { unsupported } from './support';

const whole = { serviceWorker: {}, locks: {} };

test('an http address needs HTTPS or localhost', () => {
  const problem = unsupported({ isSecureContext: false, navigator: {} });
  expect(problem?.title).toBe('This address needs HTTPS');
  expect(problem?.detail).toMatch(/https:\/\/ address or at http:\/\/localhost/);
});

test('a browser without service workers gets a message', () => {
  const problem = unsupported({ isSecureContext: true, navigator: {} });
  expect(problem?.detail).toContain('Allow service workers');
});

test('no message is shown if the mock can run', () => {
  expect(unsupported({ isSecureContext: true, navigator: whole })).toBeNull();
});
