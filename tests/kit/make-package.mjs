// Creates the file for `npm install`: the bundled kit, its types, and the mock with its command
// line.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { runScript } from '../../cli/build/run-script.mjs';
import { showStep } from '../../cli/start/show-step.mjs';

const KIT = dirname(fileURLToPath(import.meta.url));
const ROOT = join(KIT, '../..');
const ENTRIES = ['tests/kit/playwright.d.ts', 'tests/kit/vitest-world.d.ts'];

const CARRIED = { valibot: 'node_modules/valibot/dist/index.d.mts' };

/** Installed with the user's tool; keyed by entry point, parts of one by its own name. */
const THEIRS = {
  '@playwright/test': '@playwright/test',
  'playwright/test': '@playwright/test',
  playwright: '@playwright/test',
  vitest: 'vitest',
};

async function run(command, args, cwd) {
  try {
    return (await promisify(execFile)(command, args, { cwd, maxBuffer: 2 ** 26 })).stdout;
  } catch (error) {
    const output = `${error.stdout ?? ''}${error.stderr ?? ''}`;
    throw new Error(`${command} ${args.join(' ')}\n${output}`, { cause: error });
  }
}

const IMPORT = /(^(?:import|export)\b[^;'"]*\bfrom\s+|\bimport\()(['"])([^'"]+)\2/gm;

/** Adds the file endings that every module resolution needs. */
async function carry(file, emitted, types, done) {
  if (done.has(file)) return;
  done.add(file);
  const text = await readFile(join(emitted, file), 'utf8');
  const named = [];
  const whole = text.replaceAll(IMPORT, (_, start, quote, name) => {
    if (name.startsWith('.')) {
      const path = join(dirname(file), name.replace(/\.ts$/, ''));
      const found = [`${path}.d.ts`, `${path}/index.d.ts`].find((one) =>
        existsSync(join(emitted, one)),
      );
      if (found === undefined) throw new Error(`${file} names ${name}, which has no types`);
      named.push(found);
      const to = relative(dirname(file), found).replace(/\.d\.ts$/, '.js');
      return `${start}${quote}${to.startsWith('.') ? to : `./${to}`}${quote}`;
    }
    if (name in CARRIED) {
      const to = relative(dirname(file), `carried/${name}.js`);
      return `${start}${quote}${to}${quote}`;
    }
    if (!(name in THEIRS)) throw new Error(`${file} names ${name}, which is not in the package`);
    return `${start}${quote}${THEIRS[name]}${quote}`;
  });
  await mkdir(dirname(join(types, file)), { recursive: true });
  await writeFile(join(types, file), whole);
  for (const next of named) await carry(next, emitted, types, done);
}

async function makeTypes() {
  const emitted = await mkdtemp(join(tmpdir(), 'portal-kit-'));
  try {
    const options = { noEmit: false, declaration: true, emitDeclarationOnly: true };
    await writeFile(
      join(KIT, 'tsconfig.types.json'),
      JSON.stringify({
        extends: '../../tsconfig.json',
        compilerOptions: {
          ...options,
          allowImportingTsExtensions: true,
          rootDir: '../..',
          outDir: emitted,
        },
        include: ['../../src/**/*.d.ts', '../../mock-server/**/*.d.ts'],
        files: ['playwright.ts', 'vitest-world.ts'],
      }),
    );
    await run(
      process.execPath,
      [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', 'tsconfig.types.json'],
      KIT,
    );
    const types = join(KIT, 'dist/types');
    const done = new Set();
    for (const entry of ENTRIES) await carry(entry, emitted, types, done);
    for (const [name, path] of Object.entries(CARRIED)) {
      await mkdir(join(types, 'carried'), { recursive: true });
      await copyFile(join(ROOT, path), join(types, `carried/${name}.d.ts`));
    }
  } finally {
    await rm(join(KIT, 'tsconfig.types.json'), { force: true });
    await rm(emitted, { recursive: true, force: true });
  }
}

export async function makePackage(folder) {
  await showStep('Generating code', () => runScript('codegen'));
  await rm(join(KIT, 'dist'), { recursive: true, force: true });
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const build = (...args) => run(process.execPath, [vite, 'build', ...args], ROOT);
  await showStep('Bundling the kit', () => build('--config', 'tests/kit/vite.kit.config.ts'));
  const mock = ['--ssr', 'cli/portal-mock.ts', '--outDir', 'tests/kit/dist/mock'];
  await showStep('Bundling the mock', () =>
    build('--config', 'cli/build/vite.cli.config.ts', ...mock),
  );
  await showStep('Writing the types', makeTypes);
  await mkdir(folder, { recursive: true });
  // Packed from a copy: npm considers a workspace part of its checkout.
  const copy = await mkdtemp(join(tmpdir(), 'portal-kit-pack-'));
  try {
    for (const name of ['package.json', 'README.md', 'examples', 'dist']) {
      await cp(join(KIT, name), join(copy, name), { recursive: true });
    }
    const packed = JSON.parse(
      await run('npm', ['pack', '--json', '--pack-destination', resolve(folder)], copy),
    );
    return join(resolve(folder), packed[0].filename);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const file = await makePackage(join(ROOT, 'dist-kit'));
  process.stdout.write(`${relative(process.cwd(), file)}\n`);
}
