import { expect, test } from 'vitest';
import { fewFiles } from '../../cli/build/vite/few-files';

const IMPORTS: Readonly<Record<string, readonly string[]>> = {
  entry: ['clears-the-address'],
  'clears-the-address': [],
  boot: ['login', 'clears-the-address', '\0made-up'],
  login: ['button', 'boot'],
  button: [],
  footer: ['button', 'link', 'clears-the-address'],
  link: [],
  portal: ['button', 'data'],
  data: [],
  welcome: ['link', 'banner'],
  banner: ['money'],
  offer: ['button', 'link', 'money', 'data'],
  income: ['field', 'money'],
  demo: ['pen'],
  address: ['field', 'state'],
  state: [],
  money: ['sign'],
  sign: [],
  field: ['form-library', 'pen', 'hint'],
  hint: [],
  'form-library': [],
  pen: [],
  dialog: [],
};

const graph = {
  getModuleInfo: (id: string) => ({
    importedIds: IMPORTS[id] ?? [],
    dynamicallyImportedIds: id === 'portal' ? ['offer', 'income', 'address', 'demo'] : ['dialog'],
  }),
};

const { name } = fewFiles({
  entry: 'entry',
  layers: [
    { name: 'first-load', from: ['boot'] },
    { name: 'second-load', from: ['footer'] },
    { name: 'after-start', after: 'second-load', from: ['welcome'] },
    { name: 'signed-in', from: ['portal'] },
  ],
  shared: {
    name: 'screens',
    lists: ['portal'],
    least: 2,
    apart: { name: 'forms', library: /form-library/ },
  },
});

const chunkOf = (chunk: string | null): readonly string[] =>
  [...Object.keys(IMPORTS), '\0made-up'].filter((id) => name(id, graph) === chunk);

test('the first load is boot and all that it imports, and nothing of what the entry does', () => {
  expect(chunkOf('first-load')).toEqual(['boot', 'login', 'button']);
});

test('what follows is one file each, without what an earlier one has', () => {
  expect(chunkOf('second-load')).toEqual(['footer', 'link', 'money', 'sign']);
  expect(chunkOf('after-start')).toEqual(['welcome', 'banner']);
  expect(chunkOf('signed-in')).toEqual(['portal', 'data']);
});

test('what several screens need is one file; what stands on the library of forms, or is needed by no other screen, another', () => {
  expect(chunkOf('screens')).toEqual(['pen']);
  expect(chunkOf('forms')).toEqual(['field', 'hint', 'form-library']);
});

test('the rest is left to the bundler', () => {
  expect(chunkOf(null)).toEqual([
    'entry',
    'clears-the-address',
    'offer',
    'income',
    'demo',
    'address',
    'state',
    'dialog',
    '\0made-up',
  ]);
});
