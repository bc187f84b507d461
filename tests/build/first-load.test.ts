import { expect, test } from 'vitest';
import { firstLoad } from '../../cli/launch/plugins/first-load';

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  entry: ['clears-the-address'],
  'clears-the-address': [],
  boot: ['login', 'clears-the-address', '\0made-up'],
  login: ['button', 'boot'],
  button: [],
  offer: ['button', 'money'],
  money: [],
};

test('the first load is boot and all that it imports, and nothing of what the entry does', () => {
  const graph = {
    getModuleInfo: (id: string) => ({ importedIds: IMPORTS[id] ?? [] }),
  };
  const { name } = firstLoad({ entry: 'entry', boot: 'boot' });
  const together = [...Object.keys(IMPORTS), '\0made-up'].filter((id) => name(id, graph) !== null);
  expect(together).toEqual(['boot', 'login', 'button']);
});
