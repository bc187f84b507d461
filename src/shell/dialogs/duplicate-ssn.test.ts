// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { openDuplicateSsn } from './duplicate-ssn';

test('logs the address without its query and hash (spec 4)', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  window.history.replaceState(
    null,
    '',
    '/app/offer?changed=true&code=123456&email=pat%40example.com#access_token=secret',
  );
  openDuplicateSsn({ userId: 'sms|usr_0001', view: 'duplicate', blocking: true });
  expect(info).toHaveBeenCalledWith(
    expect.stringContaining('Duplicate-SSN modal shown'),
    expect.objectContaining({ url: `${window.location.origin}/app/offer` }),
  );
});
