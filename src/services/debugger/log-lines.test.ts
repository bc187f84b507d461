import { expect, test } from 'vitest';
import { followLogLines, recordLogLine, readLogLines, withoutSecrets } from './log-lines';

test('the log keeps the last 20 lines, oldest first', () => {
  let calls = 0;
  const stop = followLogLines(() => (calls += 1));
  for (let number = 1; number <= 25; number += 1) recordLogLine('info', `Line ${number}`, {});
  stop();
  recordLogLine('warn', 'Line 26', { attempt: 2 });
  expect(calls).toBe(25);
  expect(readLogLines()).toHaveLength(20);
  expect(readLogLines()[0]?.message).toBe('Line 7');
  expect(readLogLines().at(-1)).toMatchObject({ level: 'warn', details: '{"attempt":2}' });
});

test.each([
  ['token eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJ4In0.c2ln sent', 'token [token] sent'],
  ['authorization: Bearer abc.def', 'authorization: Bearer [token]'],
  ['number 666-12-3456', 'number [number]'],
  ['number 666123456', 'number [number]'],
  ['{"ssnItin":"666123456"}', '{"ssnItin":[hidden]}'],
  ['access_token=abc&state=x', 'access_token=[hidden]&state=x'],
])('the log masks "%s"', (text, expected) => {
  expect(withoutSecrets(text)).toBe(expected);
});

test('the log keeps everything else', () => {
  const text = 'usr_0001 at 1781539200000 in app_0001 got HTTP 503';
  expect(withoutSecrets(text)).toBe(text);
});

test("details that can't be serialized are harmless", () => {
  const circle: Record<string, unknown> = {};
  circle['self'] = circle;
  recordLogLine('error', 'Circle', circle);
  expect(readLogLines().at(-1)?.details).toBe('[not to be shown]');
});
