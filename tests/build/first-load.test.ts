import { expect, test } from 'vitest';
import { firstLoad } from '../../cli/launch/plugins/first-load';

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  entry: ['clears-the-address'],
  'clears-the-address': [],
  boot: ['login', 'clears-the-address', '\0made-up'],
  login: ['button', 'boot'],
  button: [],
  footer: ['button', 'link', 'clears-the-address'],
  link: [],
  offer: ['button', 'link', 'money'],
  money: [],
};

const graph = {
  getModuleInfo: (id: string) => ({ importedIds: IMPORTS[id] ?? [] }),
};

const { name } = firstLoad({ entry: 'entry', boot: ['boot'], later: ['footer'] });

const chunkOf = (chunk: string | null): readonly string[] =>
  [...Object.keys(IMPORTS), '\0made-up'].filter((id) => name(id, graph) === chunk);

test('the first load is boot and all that it imports, and nothing of what the entry does', () => {
  expect(chunkOf('first-load')).toEqual(['boot', 'login', 'button']);
});

test('what the sign-in asks for later is one file, without what the first load has', () => {
  expect(chunkOf('second-load')).toEqual(['footer', 'link']);
  expect(chunkOf(null)).toEqual(['entry', 'clears-the-address', 'offer', 'money', '\0made-up']);
});
