import { ITEMS } from '../../../fixtures/items';
import { WATCH_BRANDS } from '../../../mock-server/domain/appraisal/prices';
import { code, page, table } from './markdown';

const dollars = (cents: number): string =>
  cents === 0 ? '–' : `$${(cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;

export function itemsPage(): Promise<string> {
  return page({
    title: 'Items and their estimates',
    source: '`fixtures/items.ts` and `mock-server/domain/appraisal/prices.ts`',
    parts: [
      'Prices are frozen and invented. Values are before the lending rate. The line is the amount that ' +
        'the item adds to the credit line.',
      table(
        ['Item', 'Name', 'For', 'Metal', 'Diamonds', 'Other stones', 'Watch', 'Line', 'Range'],
        ITEMS.map(({ id, point, input, expected }) => [
          code(id),
          input.name,
          point,
          dollars(expected.metal),
          dollars(expected.diamonds),
          dollars(expected.gems),
          dollars(expected.watch),
          dollars(expected.line),
          expected.line === 0
            ? expected.outcome
            : `${dollars(expected.low)} to ${dollars(expected.high)}${expected.lowConfidence ? ', not sure' : ''}`,
        ]),
      ),
      '`I-18` is a cart of twelve items with long names, which belongs to persona `P-04`.',
      '## Watches',
      'Brands with a price, by tier. A specialist reviews any other brand.',
      table(
        ['Brand', 'Tier'],
        WATCH_BRANDS.map(({ name, tier }) => [name, tier]),
      ),
    ],
  });
}
