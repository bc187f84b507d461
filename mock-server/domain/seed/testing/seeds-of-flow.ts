import { defaultPersona } from '../../../../fixtures/personas';
import { testSeed } from './test-seed';
import { PAYMENT_STATE_IDS, statusesWithPayment } from '../../../scenario/payment-states';
import type { Seed } from '../../../scenario/seed';
import type { Flow } from '../../../../src/catalogue/flows';
import { PROGRAM_IDS, programDefinition } from '../../../../src/catalogue/programs';
import { STATUSES } from '../../../../src/catalogue/statuses';

/** One per status, and one per payment state of a deposit, in the first status that has it. */
export function seedsOf(flow: Flow): (readonly [string, Seed])[] {
  const program = PROGRAM_IDS.find((id) => programDefinition(id).flow === flow) ?? 'home_light';
  const common = { program, persona: defaultPersona(flow) } as const;
  const payments = flow === 'cash' ? PAYMENT_STATE_IDS : [];
  return [
    ...STATUSES.map((status) => [status, testSeed({ ...common, status })] as const),
    ...payments.flatMap((payment) => {
      const [status] = statusesWithPayment(payment);
      if (status === undefined) return [];
      return [[`${status} with ${payment}`, testSeed({ ...common, status, payment })] as const];
    }),
  ];
}
