import { expect, test } from 'vitest';
import type { CartChangeFieldsFragment } from '../../contract/generated/documents';
import { tellsAll } from './cart-change';

const before = { status: 'CREATED', itemCart: { version: 3 } } as const;
const after = (status: string, version: number | null) =>
  ({ status, itemCart: version === null ? null : { version } }) as CartChangeFieldsFragment;

test.each([
  ['the one change', before, after('CREATED', 4), true],
  ['one more change, of another tab', before, after('CREATED', 5), false],
  ['no change, as when the answer comes late', before, after('CREATED', 3), false],
  ['another status', before, after('PREQUAL_ITEM_VALUED', 4), false],
  ['no cart', before, after('CREATED', null), false],
  ['what was not known before', null, after('CREATED', 4), false],
])('an answer with %s', (_what, known, answer, tells) => {
  expect(tellsAll(known, answer)).toBe(tells);
});
