import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Kind, parse, print, visit } from 'graphql';
import { expect, test } from 'vitest';
import { generateContract } from '../../cli/build/codegen/contract-codegen.mjs';
import { temporaryFolder } from '../support/temporary-folder';

const CONTRACT = fileURLToPath(new URL('../../src/contract', import.meta.url));

/** Fewer fields may be repeated, such as `id` and `status`. */
const WORTH_SHARING = 3;

function selections(contract: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const folder of ['operations', 'fragments']) {
    for (const file of readdirSync(join(contract, folder))) {
      const text = readFileSync(join(contract, folder, file), 'utf8');
      // Documents of the specification stay as they are.
      if (text.includes('# source: spec')) continue;
      visit(parse(text), {
        SelectionSet: (node) => {
          const fields = node.selections.filter(({ kind }) => kind === Kind.FIELD);
          if (fields.length < WORTH_SHARING) return;
          const selection = print(node);
          found.set(selection, [...(found.get(selection) ?? []), file]);
        },
      });
    }
  }
  return found;
}

test('larger repeated selections are fragments', () => {
  const twice = [...selections(CONTRACT)].filter(([, files]) => files.length > 1);
  expect(twice).toEqual([]);
});

test.each([
  ['nobody spreads', 'lonely.graphql', 'fragment Lonely on Draft {\n  screen\n}\n', /Lonely/],
  [
    'has the name of another',
    'again.graphql',
    'fragment DraftFields on Draft {\n  screen\n}\n',
    /name is defined twice/,
  ],
])('a fragment that %s is rejected', async (_, file, text, message) => {
  const root = temporaryFolder();
  cpSync(CONTRACT, join(root, 'src/contract'), { recursive: true });
  expect([...selections(join(root, 'src/contract'))].length).toBeGreaterThan(0);
  writeFileSync(join(root, 'src/contract/fragments', file), text);
  await expect(generateContract(root)).rejects.toThrow(message);
});
