import { expect, test } from 'vitest';
import { STATUS_WORDS } from '../../mock-server/messages/status-words';
import { STATUSES } from '../../src/catalogue/statuses';
import { STATUS_COPY } from '../../src/common/status/status-copy';

test.each(STATUSES)('messages call %s what the screens call it', (status) => {
  expect(STATUS_WORDS[status].tag).toBe(STATUS_COPY[status].tag);
});
