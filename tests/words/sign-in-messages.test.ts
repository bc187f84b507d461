import { expect, test } from 'vitest';
import { sendCode } from '../../mock-server/apis/identity/codes';
import { mailTicket } from '../../mock-server/apis/identity/mail-tickets';
import {
  TEST_USER,
  testContext,
  testState,
} from '../../mock-server/apis/identity/testing/test-world';
import { messageText } from './message-text';
import { OUTDATED } from '../support/outdated';

test('codes and emails of the sign-in match the snapshot', async () => {
  const state = testState();
  const context = testContext(state);
  const text = { link: null, host: 'portal.test' };
  await sendCode(context, { connection: 'sms', to: '+12025550103' }, text);
  await sendCode(context, { connection: 'email', to: 'visitor@example.com' }, text);
  await sendCode(
    context,
    { connection: 'email', to: 'visitor@example.com' },
    { ...text, link: 'http://portal.test/link' },
  );
  const owner = { sub: TEST_USER.sub, email: 'fixture.testworthy@example.com' };
  for (const mail of ['reset-password', 'blocked', 'verify-email'] as const) {
    await mailTicket(context, mail, owner);
  }
  const messages = state.inbox.map((message) => `${messageText(message)}\n`);
  await expect(messages.join('\n===\n'), OUTDATED).toMatchFileSnapshot('messages-sign-in.txt');
});
