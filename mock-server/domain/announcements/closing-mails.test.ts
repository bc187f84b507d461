import { expect, test } from 'vitest';
import { closureText } from '../../../src/catalogue/closure-text';
import {
  ApplicationDocument,
  type ApplicationQuery,
} from '../../../src/contract/generated/documents';
import type { ProgramId } from '../../../src/catalogue/programs';
import type { Seed } from '../../scenario/seed';
import type { Status } from '../../../src/catalogue/statuses';
import { cashWorld } from '../payments/testing/cash-world';
import { seededWorld, type SeededWorld } from '../seed/testing/seeded-world';

async function closingTexts(world: SeededWorld): Promise<{ mail: string; screen: string }> {
  const { data } = await world.run(ApplicationDocument);
  const application = (data as ApplicationQuery | null)?.currentUser?.creditApplication;
  if (!application) throw new Error('There is no application');
  const mail = world.world.snapshot().inbox.findLast(({ subject }) => subject.endsWith(': Closed'));
  return {
    mail: mail?.body.split('\n\n')[0] ?? '',
    screen: closureText({
      reason: application.closureReason ?? null,
      deadline: application.closureDeadline ?? null,
      received: application.closureReceived ?? null,
    }),
  };
}

test.each<[ProgramId, Status, string, string]>([
  ['home_light', 'OFFER_DECISION_NEEDED', 'P33D', 'July 15, 2026'],
  ['pesto_item', 'OFFER_DECISION_NEEDED', 'P36D', 'July 15, 2026'],
  ['pesto_cash', 'OFFER_ACCEPTED', 'P40D', 'July 4, 2026'],
  ['safeguard', 'CREDIT_FREEZE', 'P31D', 'July 15, 2026'],
  ['trovy', 'VERIFY_DOC', 'P36D', 'July 15, 2026'],
  ['trovy', 'FIN_INFO_NEEDED', 'P31D', 'July 15, 2026'],
  ['honor', 'MANUAL_REVIEW', 'P95D', 'September 13, 2026'],
])(
  '%s %s: the email and the screen state the same end date',
  async (program, status, after, day) => {
    const world = await seededWorld({ program, status });
    await world.advance(after);
    await world.signIn();
    const { mail, screen } = await closingTexts(world);
    expect(mail).toBe(
      `We closed this application because we didn’t hear from you by ${day}. You can apply again anytime.`,
    );
    expect(screen).toBe(mail);
  },
);

const MONEY = 'We closed this application. Your full deposit didn’t arrive by';

test.each<[NonNullable<Seed['payment']>, string]>([
  ['none', 'We closed this application because we didn’t hear from you by July 20, 2026.'],
  ['schedule', `${MONEY} July 4, 2026. We’re refunding the $150 we received.`],
  ['needs-bank', `${MONEY} July 20, 2026.`],
  ['failed', `${MONEY} July 20, 2026.`],
])('a missing deposit is the stated reason, with a payment %s', async (payment, words) => {
  const world = await cashWorld({ payment });
  await world.event('funding-window-ended');
  const { mail, screen } = await closingTexts(world);
  expect(mail).toBe(`${words} You can apply again anytime.`);
  expect(screen).toBe(mail);
});

test('a closing email states the refund', async () => {
  const world = await cashWorld({ payment: 'partial' });
  await world.event('canceled-hard');
  expect(world.world.snapshot().inbox.at(-1)?.body).toContain(
    'We’re refunding the $100 we received.',
  );
});
