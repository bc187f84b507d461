import { expect, test } from 'vitest';
import { toTitleCase } from './title-case';

test.each([
  ['Verify income info', 'Verify Income Info'],
  ['See my options', 'See My Options'],
  ['review and sign', 'Review and Sign'],
  ['Email me when it’s available', 'Email Me When It’s Available'],
  ['download PDF', 'Download PDF'],
  ['show QR code for a store', 'Show QR Code for a Store'],
  ['the end of the', 'The End of The'],
  ["I've shipped my items", "I've Shipped My Items"],
  ['tell us why (optional)', 'Tell Us Why (Optional)'],
  ['pay $1,200.50', 'Pay $1,200.50'],
  ['état', 'État'],
  ['', ''],
])('%s → %s', (label, shown) => {
  expect(toTitleCase(label)).toBe(shown);
});
