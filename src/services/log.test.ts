import { expect, test } from 'vitest';
import { failureMessage } from './log';

test.each([
  [new TypeError('Failed to fetch'), 'Network Error'],
  [new DOMException('signal timed out', 'TimeoutError'), 'timeout exceeded'],
  [new DOMException('The user aborted a request.', 'AbortError'), 'request aborted'],
  [new Error('Received status code 500'), 'Received status code 500'],
  ['no error object', 'no error object'],
])("names a failed request in the specification's words: %s is %s", (error, message) => {
  expect(failureMessage(error)).toBe(message);
});
