import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postcss, { parse, type Result, type Root } from 'postcss';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptStyles, keyOf } from '../../cli/build/kept-styles.mjs';

const SHEET = '@layer reset, utilities;\n\n.own {\n  color: red;\n}\n';
const FONTS = '/some/where/fonts.css';
const MESSAGE = { type: 'dir-dependency', dir: '/some/src', plugin: 'pandacss', parent: '/a.css' };

let folder = '';
let asked = 0;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-styles-'));
  asked = 0;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** In place of Panda: adds a layer, and what another file brought in. */
function work(root: Root, result: Result): void {
  asked += 1;
  root.append(parse('@layer utilities { .m_1 { margin: 1px } }').nodes);
  root.append(parse('@font-face { src: url(a.woff2) }', { from: FONTS }).nodes);
  result.messages.push(MESSAGE);
}

async function made(text = SHEET): Promise<Result> {
  const plugin = keptStyles({ path: join(folder, 'kept/styles.json'), work });
  return await postcss([plugin]).process(text, { from: '/a.css' });
}

test('a sheet is made once, and afterwards is the same with all that belongs to it', async () => {
  const first = await made();
  const second = await made();
  expect(asked).toBe(1);
  expect(second.css).toBe(first.css);
  expect(second.css).toContain('.m_1');
  expect(second.messages).toEqual([MESSAGE]);
  // What an address in it is relative to.
  const files = (second.root as Root).nodes.map(({ source }) => source?.input.file);
  expect(files).toEqual(['/a.css', '/a.css', '/a.css', FONTS]);
});

test('two that need a sheet at once make it once', async () => {
  const [first, second] = await Promise.all([made(), made()]);
  expect(asked).toBe(1);
  expect(second.css).toBe(first.css);
});

test('another text is made anew, and so is what was not kept whole', async () => {
  await made();
  const other = await made(`${SHEET}.more {}`);
  expect(asked).toBe(2);
  expect(other.css).toContain('.more');
  const path = join(folder, 'kept/styles.json');
  writeFileSync(path, readFileSync(path, 'utf8').slice(0, -9));
  expect((await made(`${SHEET}.more {}`)).css).toBe(other.css);
  expect(asked).toBe(3);
});

test('a sheet without layers is left alone', async () => {
  expect((await made('.own {}')).css).toBe('.own {}');
  expect(asked).toBe(0);
});

test('every source of a style is part of what names the sheet', () => {
  const files: string[] = [];
  const key = keyOf(SHEET, (file) => `${files.push(file)}`.slice(0, 0));
  expect(files).toEqual(
    expect.arrayContaining([
      'panda.config.ts',
      'package-lock.json',
      'src/ui/tokens.ts',
      'src/main.ts',
    ]),
  );
  expect(files.some((file) => file.startsWith('mock-server/mounts/panel/'))).toBe(true);
  expect(keyOf(SHEET, () => '')).toBe(key);
  for (const changed of ['src/main.ts', 'panda.config.ts']) {
    expect(keyOf(SHEET, (file) => (file === changed ? 'other' : ''))).not.toBe(key);
  }
});

test('Panda is loaded only where a sheet has to be made', async () => {
  await made();
  const script = join(import.meta.dirname, '../../cli/build/kept-styles.mjs');
  const code = `
    import { createRequire } from 'node:module';
    import postcss from 'postcss';
    import { keptStyles } from ${JSON.stringify(script)};
    const work = () => { throw new Error('made anew'); };
    const plugin = keptStyles({ path: ${JSON.stringify(join(folder, 'kept/styles.json'))}, work });
    const { css } = await postcss([plugin]).process(${JSON.stringify(SHEET)}, { from: '/a.css' });
    const files = Object.keys(createRequire(${JSON.stringify(script)}).cache);
    console.log(css.includes('.m_1'), files.filter((file) => file.includes('/@pandacss/')).length);`;
  const args = ['--input-type=module', '--eval', code];
  expect(execFileSync(process.execPath, args, { encoding: 'utf8' })).toBe('true 0\n');
});
