// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { openDuplicateSsn } from './duplicate-ssn';

test('the log has the address with its query, and no hash (spec 4)', () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/app/offer?changed=true#access_token=secret');
  openDuplicateSsn({ userId: 'sms|usr_0001', view: 'duplicate', blocking: true });
  expect(info).toHaveBeenCalledWith(
    expect.stringContaining('Duplicate-SSN modal shown'),
    expect.objectContaining({ url: `${window.location.origin}/app/offer?changed=true` }),
  );
});
