import { expect, test } from 'vitest';
import { isTimestamp } from './calendar-date';

test.each(['2026-06-15T12:00:00-04:00', '2028-02-29T00:00Z', '2026-12-31T23:59:59.999Z'])(
  '%s is a timestamp',
  (text) => expect(isTimestamp(text)).toBe(true),
);

test.each([
  '2026-02-29T12:00:00Z',
  '2026-02-31T12:00:00Z',
  '2026-04-31T12:00:00Z',
  '2026-13-01T12:00:00Z',
  '2026-06-15T25:00:00Z',
  '2026-06-15T12:00:00',
  '2026-06-15',
  'today',
  '',
])('%s is not a timestamp', (text) => expect(isTimestamp(text)).toBe(false));
