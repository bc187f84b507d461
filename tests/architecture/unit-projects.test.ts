import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SUITES } from '../support/suites.mjs';
import { keptModules, startsProcesses, unitProjects } from '../support/unit-projects';

interface Project {
  readonly test: { readonly name: string; readonly include: string[]; readonly exclude?: string[] };
}

const PROJECTS = (unitProjects() as Project[]).map((project) => project.test);
const UNIT = SUITES.find(({ name }) => name === 'unit');

function including(path: string): string[] {
  return PROJECTS.filter(({ include }) => include.includes(path)).map(({ name }) => name);
}

test('who starts processes is known, by itself or by what it imports', () => {
  const text = "import { expect } from 'vitest';\n";
  const path = 'tests/cli/some.test.ts';
  expect(startsProcesses({ path, text })).toBe(false);
  const starter = `${text}import { spawn } from 'node:child_process';\n`;
  expect(startsProcesses({ path, text: starter })).toBe(true);
  const helped = `${text}import { serve } from '../support/serve-process';`;
  expect(startsProcesses({ path, text: helped })).toBe(true);
  expect(including('tests/cli/portal.test.ts')).toEqual(['processes']);
  expect(including('tests/architecture/unit-projects.test.ts')).toEqual([]);
  expect(including('tests/brands/seventh-brand.test.ts')).toEqual(['processes']);
});

test('every file of cases is in one project: what stands apart is taken out of the rules, once', () => {
  const [rules, ...apart] = PROJECTS;
  const files = apart.flatMap(({ include }) => include);
  expect(files.filter((file) => !rules?.exclude?.includes(file))).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
});

test('a check before a commit leaves out what takes minutes, npm test nothing', () => {
  const quick = ['--project=rules', '--project=page'];
  expect(UNIT?.check).toEqual(quick);
  const names = PROJECTS.map(({ name }) => `--project=${name}`);
  expect(names).toEqual(expect.arrayContaining(quick));
  expect(UNIT?.command('report', null).filter((part) => part.startsWith('--project'))).toEqual([]);
});

test('what is kept of modules holds for the names that files have: of other names none is kept', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-kept-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [now, before, other] = [
    keptModules(folder),
    join(folder, 'modules-0'),
    join(folder, 'knip'),
  ];
  for (const path of [now, before, other]) mkdirSync(path);
  expect(keptModules(folder)).toBe(now);
  expect([now, before, other].map((path) => existsSync(path))).toEqual([true, false, true]);
});
