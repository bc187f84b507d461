import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { findTraces } from './traces';
import { forbiddenModules, productionGuard } from '../../cli/build/vite/production-guard';

async function buildProject(
  files: Readonly<Record<string, string>>,
  plugins = [productionGuard()],
): Promise<unknown> {
  const root = await mkdtemp(join(tmpdir(), 'portal-guard-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins,
    build: { write: false, rolldownOptions: { input: join(root, 'src/main.ts') } },
  });
}

test('a build with a module of the mock fails and names it', async () => {
  const files = {
    'src/main.ts': "import { state } from '../mock-server/state';\nconsole.log(state);",
    'mock-server/state.ts': 'export const state = Math.random();',
  };
  await expect(buildProject(files)).rejects.toThrow(/mock-server\/state\.ts/);
});

test('a planted text of the mock is found in a leaking build', async () => {
  const stored = 'planted-in-the-mock';
  const files = {
    'src/main.ts': "import { greet } from '../mock-server/greet';\nconsole.log(greet());",
    'mock-server/greet.ts': `export const greet = () => '${stored} ' + Date.now();`,
  };
  const built = (await buildProject(files, [])) as {
    output: readonly { fileName: string; code: string }[];
  };
  const texts = new Map(built.output.map(({ fileName, code }) => [fileName, code]));
  expect(findTraces(texts, [stored])).toHaveLength(1);
});

test('a build with the mock behind a false condition passes', async () => {
  const files = {
    'src/main.ts': "if (false) import('../mock-server/state');\nconsole.log('ready');",
    'mock-server/state.ts': 'export const state = Math.random();',
  };
  await expect(buildProject(files)).resolves.toBeDefined();
});

test.each([
  'node_modules/msw/lib/core/index.mjs',
  'node_modules/@graphql-tools/schema/esm/index.js',
  'node_modules/jose/dist/webapi/index.js',
  'node_modules/pdfkit/js/pdfkit.browser.mjs',
  'node_modules/graphql/execution/execute.mjs',
  'node_modules/graphql/validation/validate.mjs',
  'fixtures/personas.ts',
])('%s is rejected in production', (path) => {
  expect(forbiddenModules([`/project/${path}`], '/project')).toEqual([path]);
});

test.each([
  'src/main.ts',
  'node_modules/graphql/language/printer.mjs',
  'node_modules/graphql/language/visitor.mjs',
  'node_modules/@apollo/client/core/index.js',
])('%s is accepted in production', (path) => {
  expect(forbiddenModules([`/project/${path}`], '/project')).toEqual([]);
});
