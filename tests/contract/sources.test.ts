import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import { fillProblems, sourceProblems } from '../../cli/build/codegen/contract-sources.mjs';
import { OPERATIONS } from '../../src/contract/generated/operations';
import { SCHEMA_SDL } from '../../src/contract/generated/schema-sdl';
import { temporaryFolder } from '../support/temporary-folder';
import { unsentOperations } from './support/unsent';

function changed(from: string, to: string) {
  expect(SCHEMA_SDL).toContain(from);
  return parse(SCHEMA_SDL.replace(from, to));
}

describe('source marks of the contract', () => {
  test('exist for every part', () => {
    expect(sourceProblems(parse(SCHEMA_SDL))).toEqual([]);
    expect(fillProblems(parse(SCHEMA_SDL))).toEqual([]);
  });

  test.each([
    ['type Mutation {', 'type Mutation {\n  invent: Int', 'Mutation.invent is not in the'],
    ['type User {', 'type User {\n  shoeSize: Int', 'User.shoeSize is not in the'],
    ['type Draft @designed {', 'type Draft {', 'Draft is not in the'],
    ['  VERIFY_DOC\n', '  VERIFY_DOC\n  PAUSED\n', 'CreditApplicationStatus.PAUSED is not in the'],
    ['  ssnLastFour: String\n', '', 'User.ssnLastFour of the specification is missing'],
    ['  zip: String\n', '  zip: String @designed\n', 'Address.zip is the specification'],
  ])('are missing where %j becomes %j', (from, to, message) => {
    expect(sourceProblems(changed(from, to))).toEqual([expect.stringContaining(message)]);
  });

  test('only scalars can be marked as generated', () => {
    const marked = changed('  zip: String\n', '  zip: String @mayBeFilled\n');
    expect(fillProblems(marked)).toEqual([]);
    expect(
      fillProblems(changed('billingAddress: Address', 'billingAddress: Address @mayBeFilled')),
    ).toEqual([expect.stringContaining('User.billingAddress')]);
  });
});

describe('unsent operations', () => {
  test("don't exist", () => {
    const source = fileURLToPath(new URL('../../src', import.meta.url));
    const names = OPERATIONS.map(({ name }) => name);
    expect(unsentOperations(source, names)).toEqual([]);
  });

  test('are found even if a test or type names them', () => {
    const folder = temporaryFolder();
    const from = "from '../contract/generated/documents';\n";
    writeFileSync(join(folder, 'sent.tsx'), `import { SentDocument } ${from}`);
    writeFileSync(join(folder, 'lost.test.ts'), `import { LostDocument } ${from}`);
    writeFileSync(join(folder, 'type.ts'), `import type { TypeDocument } ${from}`);
    expect(unsentOperations(folder, ['sent', 'lost', 'type'])).toEqual(['lost', 'type']);
  });
});
