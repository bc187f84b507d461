import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { moduleCache, startsProcesses, unitProjects } from '../support/unit-projects';

interface Project {
  readonly test: { readonly name: string; readonly include: string[]; readonly exclude?: string[] };
}

const PROJECTS = (unitProjects() as Project[]).map((project) => project.test);

function including(path: string): string[] {
  return PROJECTS.filter(({ include }) => include.includes(path)).map(({ name }) => name);
}

test('unitProjects puts a test file that starts processes, directly or through an import, in its own project', () => {
  const text = "import { expect } from 'vitest';\n";
  const path = 'tests/cli/some.test.ts';
  expect(startsProcesses({ path, text })).toBe(false);
  const starter = `${text}import { spawn } from 'node:child_process';\n`;
  expect(startsProcesses({ path, text: starter })).toBe(true);
  const helped = `${text}import { serve } from '../support/serve-process';`;
  expect(startsProcesses({ path, text: helped })).toBe(true);
  expect(including('tests/cli/portal.test.ts')).toEqual(['processes']);
  expect(including('tests/architecture/unit-projects.test.ts')).toEqual([]);
  expect(including('tests/recipes/new-brand.test.ts')).toEqual(['processes']);
});

test('unitProjects puts every test file in exactly one project', () => {
  const [rules, ...apart] = PROJECTS;
  const files = apart.flatMap(({ include }) => include);
  expect(files.filter((file) => !rules?.exclude?.includes(file))).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
});

test('moduleCache removes caches of other file names and leaves other folders', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-kept-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [now, before, other] = [
    moduleCache(folder),
    join(folder, 'modules-0'),
    join(folder, 'knip'),
  ];
  for (const path of [now, before, other]) mkdirSync(path);
  expect(moduleCache(folder)).toBe(now);
  expect([now, before, other].map((path) => existsSync(path))).toEqual([true, false, true]);
});
