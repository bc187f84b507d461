import { expect, test } from 'vitest';
import { announcedTime, minutesAndSeconds } from './session-guard';

test('the remaining time is announced only at 2:00, 1:00 and 0:20', () => {
  const changes = Array.from({ length: 122 }, (_, index) => 121 - index).flatMap((seconds) =>
    announcedTime(seconds, 121) === announcedTime(seconds + 1, 121)
      ? []
      : [[seconds, announcedTime(seconds, 121)]],
  );
  expect(changes).toEqual([
    [120, '2:00 left'],
    [60, '1:00 left'],
    [20, '0:20 left'],
  ]);
});

test('a warning that opens late announces the remaining time', () => {
  expect([98, 97, 61, 60, 20].map((seconds) => announcedTime(seconds, 98))).toEqual([
    '1:38 left',
    '1:38 left',
    '1:38 left',
    '1:00 left',
    '0:20 left',
  ]);
});

test.each([
  [120, '2:00'],
  [65, '1:05'],
  [9, '0:09'],
])('%i seconds are formatted as %s', (seconds, text) => {
  expect(minutesAndSeconds(seconds)).toBe(text);
});
