import { expect, test } from 'vitest';
import { announcedTime, minutesAndSeconds } from './announced-time';

test('the time left is announced at 2:00, 1:00 and 0:20 only', () => {
  const changes = Array.from({ length: 122 }, (_, index) => 121 - index).flatMap((seconds) =>
    announcedTime(seconds) === announcedTime(seconds + 1)
      ? []
      : [[seconds, announcedTime(seconds)]],
  );
  expect(changes).toEqual([
    [120, '2:00 left'],
    [60, '1:00 left'],
    [20, '0:20 left'],
  ]);
});

test.each([
  [120, '2:00'],
  [65, '1:05'],
  [9, '0:09'],
])('%i seconds are shown as %s', (seconds, text) => {
  expect(minutesAndSeconds(seconds)).toBe(text);
});
