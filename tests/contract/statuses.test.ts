import { buildSchema, isEnumType } from 'graphql';
import { expect, it } from 'vitest';
import { STATUSES, type Status } from '../../src/catalogue/statuses';
import { SCHEMA_SDL } from '../../src/contract/generated/schema-sdl';
import type { CreditApplicationStatus } from '../../src/contract/generated/types';

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;

it('catalogue and schema have the same statuses', () => {
  // Doesn't compile if the two differ.
  const agree: Same<Status, CreditApplicationStatus> = true;
  const type = buildSchema(SCHEMA_SDL).getType('CreditApplicationStatus');
  const names = isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
  expect(agree && names.toSorted()).toEqual([...STATUSES].toSorted());
});
