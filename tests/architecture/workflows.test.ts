import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { looseObject, parse, record, string } from 'valibot';
import { describe, expect, test } from 'vitest';

// Workflow files only run after a push, so they are checked here.

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, '.github/workflows');

const FILES = readdirSync(FOLDER).map((name) => ({
  name,
  text: readFileSync(join(FOLDER, name), 'utf8'),
}));

function commandsOf(text: string): readonly string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, at) => {
    const [, indent = '', key = '', command = ''] = /^( +)(- )?run: (.*)$/.exec(line) ?? [];
    if (command !== '|') return command === '' ? [] : command.split('&&');
    const own = indent.length + key.length;
    const after = lines.slice(at + 1);
    const end = after.findIndex((next) => next.search(/\S/) <= own);
    return after.slice(0, end === -1 ? undefined : end);
  });
}

/** Values of a key on one line: `needs: suite`, `id: portal`. */
const valuesOf = (text: string, key: string): string[] =>
  [...text.matchAll(new RegExp(`^ +(?:- )?${key}: (\\S.*)$`, 'gm'))].map(([, value = '']) => value);

const SCRIPTS = parse(
  looseObject({ scripts: record(string(), string()) }),
  JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')),
).scripts;

const COMMANDS = readdirSync(join(ROOT, 'cli/commands')).map((name) => name.replace(/\.ts$/, ''));

const OF_NPM = ['ci', 'audit'];

function missing(line: string): string | null {
  const [tool, first = '', second = ''] = line.trim().split(/\s+/);
  if (tool === 'npm') {
    if (OF_NPM.includes(first)) return null;
    const script = first === 'run' ? second : first;
    return script in SCRIPTS ? null : `the script ${script}`;
  }
  if (tool === 'node') return existsSync(join(ROOT, first)) ? null : first;
  if (tool !== 'npx') return null;
  if (first === 'portal') return COMMANDS.includes(second) ? null : `the command ${second}`;
  const [, ...folders] = line.trim().split(/\s+/).slice(1);
  const missingFolder = folders.slice(1).find((folder) => !existsSync(join(ROOT, folder)));
  if (first === 'vitest') return missingFolder ?? null;
  return existsSync(join(ROOT, 'node_modules/.bin', first)) ? null : first;
}

test.each([
  ['npm run no-such-script', 'the script no-such-script'],
  ['npm no-such-script', 'the script no-such-script'],
  ['node tests/no-such.mjs', 'tests/no-such.mjs'],
  ['npx portal no-such-command', 'the command no-such-command'],
  ['npx vitest run src no-such-folder', 'no-such-folder'],
  ['npx no-such-tool', 'no-such-tool'],
])('for “%s” it is reported that %s is missing', (line, what) => {
  expect(missing(line)).toBe(what);
});

describe.each(FILES)('$name', ({ text }) => {
  const [, head = '', body = ''] = /^([\s\S]*?)^jobs:\n([\s\S]*)$/m.exec(text) ?? [];
  const jobs = body.split(/^(?= {2}[\w-]+:$)/m).filter((job) => job.trim() !== '');
  const names = jobs.map((job) => job.trim().split(':')[0]);

  test('is read-only by default', () => {
    expect(head).toMatch(/^permissions:\n {2}contents: read\n(?! )/m);
  });

  test('pins actions to a commit and states its version', () => {
    const used = valuesOf(text, 'uses');
    expect(used.length).toBeGreaterThan(0);
    for (const action of used) expect(action).toMatch(/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  test('runs only existing scripts', () => {
    expect(commandsOf(text).flatMap((line) => missing(line) ?? [])).toEqual([]);
  });

  test("limits each job's time and names only existing jobs, steps and matrix values", () => {
    expect(jobs.length).toBeGreaterThan(0);
    for (const job of jobs) {
      expect([valuesOf(job, 'runs-on'), valuesOf(job, 'timeout-minutes')]).toEqual([
        [expect.any(String)],
        [expect.stringMatching(/^\d+$/)],
      ]);
      const needs = valuesOf(job, 'needs');
      for (const other of needs) expect(names).toContain(other);
      for (const [, kind = '', key = ''] of job.matchAll(/\b(matrix|steps|needs)\.([\w-]+)/g)) {
        const known = {
          matrix: valuesOf(job, key).length > 0 ? [key] : [],
          steps: valuesOf(job, 'id'),
          needs,
        };
        expect(known[kind as keyof typeof known], `${kind}.${key}`).toContain(key);
      }
    }
  });
});
