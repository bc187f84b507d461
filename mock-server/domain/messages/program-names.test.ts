import { expect, test } from 'vitest';
import {
  ConfirmContactChangeDocument,
  EmailShipmentDocument,
  PayDepositDocument,
  StartContactChangeDocument,
} from '../../../src/contract/generated/documents';
import { CONTENT } from '../../../src/programs/content-config';
import { loadBrand } from '../../../src/programs/registry';
import { PROGRAM_IDS, programDefinition } from '../../../src/catalogue/programs';
import { ACCOUNT } from '../payments/testing/cash-world';
import { seededWorld, type SeededWorld } from '../seed/testing/seeded-world';

/** Triggers everything that sends a message. */
async function messagesOf(seeded: SeededWorld, flow: string) {
  const contact = { email: 'somebody.new@example.com' };
  await seeded.run(StartContactChangeDocument, { contact });
  await seeded.run(ConfirmContactChangeDocument, { contact, code: '123456' });
  const creditApplicationId = 'app_0001';
  if (flow === 'item') await seeded.run(EmailShipmentDocument, { creditApplicationId });
  if (flow === 'cash') {
    await seeded.run(PayDepositDocument, {
      input: {
        creditApplicationId,
        idempotencyKey: 'any-payment',
        amount: 30_000,
        bankAccount: ACCOUNT,
        authorizationVersion: CONTENT.version,
      },
    });
  }
  await seeded.post('/__mock/event', { event: 'canceled-hard' });
  return seeded.world.snapshot().inbox;
}

test.each(PROGRAM_IDS)(
  "every message of %s contains its program's name and no other",
  async (program) => {
    const { flow } = programDefinition(program);
    const { texts } = await loadBrand(program);
    const status = flow === 'item' ? 'PREQUALIFIED' : 'OFFER_DECISION_NEEDED';
    const screen = flow === 'item' ? 'download-label' : null;
    const inbox = await messagesOf(await seededWorld({ program, status, screen }), flow);
    const others = await Promise.all(
      PROGRAM_IDS.filter((id) => id !== program).map(async (id) => (await loadBrand(id)).texts),
    );
    for (const { channel, subject, body } of inbox) {
      expect(channel === 'email' ? subject : body).toContain(texts.programName);
      if (channel === 'email') expect(body).toContain(texts.customerSupport.phone);
      for (const { programName } of others) expect(subject + body).not.toContain(programName);
    }
    expect(inbox.map(({ subject }) => subject)).toContain(
      `${texts.programName}: Your email address was changed`,
    );
    const labels = inbox.filter(({ subject }) => subject.endsWith('Your shipping label'));
    expect(labels).toHaveLength(flow === 'item' ? 1 : 0);
  },
);
