import {
  ACCOUNT_ENDINGS,
  MICRO_DEPOSITS,
  TEST_ACCOUNT_NUMBER,
  TEST_CARDS,
  TEST_ROUTING_NUMBER,
} from '../../../fixtures/payment-values';
import {
  PAYMENT_STATE_IDS,
  PAYMENT_STATES,
  statusesWithPayment,
} from '../../../mock-server/scenario/payment-states';
import { code, page, table } from './markdown';

export function paymentsPage(): Promise<string> {
  return page({
    title: 'Test payments',
    source: '`fixtures/payment-values.ts` and `mock-server/scenario/payment-states.ts`',
    parts: [
      'To use them, see [Cash flow](../guide/flows.md#cash-flow).',
      '## Cards',
      'Public test numbers of card processors. Use any security code and any future expiry, such as ' +
        '12/34. Numbers that begin with 4242 or 4000 are debit cards. All others are rejected.',
      table(
        ['Number', 'What happens'],
        TEST_CARDS.map(({ number, description }) => [code(number), description]),
      ),
      '## Bank accounts',
      `Routing number ${code(TEST_ROUTING_NUMBER)}, account number ${code(TEST_ACCOUNT_NUMBER)}. The ` +
        'routing number 123456789 fails the check digit. The last four digits of the account number decide:',
      table(
        ['Ending', 'What happens'],
        ACCOUNT_ENDINGS.map(({ ending, description }) => [code(ending), description]),
      ),
      `The micro-deposits are ${MICRO_DEPOSITS.amounts.map((cents) => `$${(cents / 100).toFixed(2)}`).join(' and ')}, accepted in either order.`,
      '## Seeded payments',
      'Values of `portal seed --payment`, and of `payment` in `POST /__mock/seed`.',
      table(
        ['Payment', 'Statuses', 'Description'],
        PAYMENT_STATE_IDS.map((payment) => {
          const { description } = PAYMENT_STATES[payment];
          return [code(payment), statusesWithPayment(payment).map(code).join(', '), description];
        }),
      ),
    ],
  });
}
