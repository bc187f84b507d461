import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { PORTAL, serve } from '../support/serve-process';
import { bundledSources } from '../../cli/build/prepare.mjs';
import { isWhole } from '../support/is-whole';
import { temporaryFolder } from '../support/temporary-folder';

const ROOT = join(import.meta.dirname, '../..');
const BUNDLE = join(ROOT, 'cli/dist');

/** Makes the bundle anew where a source is newer. */
beforeAll(() => void execFileSync(process.execPath, [PORTAL, '--version']));

function sourcesOf(command: string): readonly string[] {
  return JSON.parse(readFileSync(join(BUNDLE, `sources-${command}.json`), 'utf8'));
}

test('the bundle names the sources of each command, so that a change to one makes it anew', () => {
  const commands = readdirSync(join(ROOT, 'cli/commands')).filter(
    (file) => !file.startsWith('list-'),
  );
  for (const file of commands) {
    const sources = sourcesOf(file.replace('.ts', ''));
    expect(sources).toContain(`cli/commands/${file}`);
    expect(sources).toContain('cli/portal.ts');
    expect(sources.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
    expect(sources.filter((path) => path.includes('/generated/'))).toEqual([]);
  }
  expect(sourcesOf('contract')).toContain('src/contract/schema.graphql');
  expect(sourcesOf('list')).toContain('src/catalogue/statuses.ts');
  // What is loaded by all commands is among those of each.
  expect(sourcesOf('doctor')).toContain('cli/support/output.ts');
});

test('whatever makes a command stale has the bundle made anew', () => {
  const lists = readdirSync(BUNDLE).filter((file) => /^sources-.+\.json$/.test(file));
  const named = lists.flatMap((file) => sourcesOf(file.slice('sources-'.length, -'.json'.length)));
  // Drawings of brands, and rules that the portal shares with the mock, too.
  expect(named).toContain('src/programs/honor/logo.svg');
  expect(named).toContain('src/domain/deposit/bank-days.ts');
  expect(bundledSources()).toEqual(expect.arrayContaining(named));
});

test('portal seed does not load the mock', async () => {
  const loaded = new Set<string>();
  const visit = (name: string): void => {
    if (loaded.has(name)) return;
    loaded.add(name);
    const text = readFileSync(join(BUNDLE, name), 'utf8');
    for (const [, next = ''] of text.matchAll(
      /(?<!=>(?:[\w.]+\()?)require\(["'`]\.\/([^"'`]+)["'`]\)/g,
    ))
      visit(next);
  };
  const entry = readFileSync(join(BUNDLE, 'portal.cjs'), 'utf8');
  const seed = [...entry.matchAll(/chunk-seed-[^"'`]+/g)].find(([name]) =>
    readFileSync(join(BUNDLE, name), 'utf8').includes('create a link to an applicant'),
  );
  visit(seed?.[0] ?? '');
  const bytes = [...loaded].reduce((sum, name) => sum + readFileSync(join(BUNDLE, name)).length, 0);
  expect(bytes).toBeLessThan(155_000);
});

/** A checkout with a bundle of its own, that may be damaged; all else is this one's. */
function ownBundle(): string {
  const root = temporaryFolder();
  mkdirSync(join(root, 'cli'));
  for (const name of readdirSync(ROOT)) {
    if (name !== 'cli') symlinkSync(join(ROOT, name), join(root, name));
  }
  for (const name of readdirSync(join(ROOT, 'cli'))) {
    const [from, to] = [join(ROOT, 'cli', name), join(root, 'cli', name)];
    if (name === 'bin' || name === 'dist')
      cpSync(from, to, { recursive: true, preserveTimestamps: true, filter: isWhole });
    else symlinkSync(from, to);
  }
  return root;
}

/** Names of the files of a bundle that hold what was compiled. */
const keptIn = (bundle: string): readonly string[] =>
  readdirSync(bundle).filter((name) => name.endsWith('.kept'));

test('what a server compiled is kept while it runs: at its end the engine may have forgotten half of it', async () => {
  const root = ownBundle();
  const bundle = join(root, 'cli/dist');
  for (const name of keptIn(bundle)) rmSync(join(bundle, name));
  const served = await serve([], join(root, 'cli/bin/portal.mjs'));
  try {
    await vi.waitFor(() => expect(keptIn(bundle)).not.toEqual([]), { timeout: 60_000 });
  } finally {
    await served.end('SIGTERM');
  }
}, 90_000);

test('what was compiled of a command is kept, read the next time, and made anew where it is damaged', () => {
  const root = ownBundle();
  const bundle = join(root, 'cli/dist');
  const seed = () =>
    execFileSync(
      process.execPath,
      [join(root, 'cli/bin/portal.mjs'), 'seed', '--status', 'COMPLETE'],
      { encoding: 'utf8' },
    );
  // An earlier bundle may have left some of its own.
  for (const name of keptIn(bundle)) rmSync(join(bundle, name));
  const link = seed();
  const first = keptIn(bundle).find((name) => name.startsWith('chunk-base-')) ?? '';
  const path = join(bundle, first);
  const { mtimeMs } = statSync(path);
  expect(seed()).toBe(link);
  expect(statSync(path).mtimeMs).toBe(mtimeMs);
  const whole = readFileSync(path);
  // Nothing of it, its beginning, and all of it with other bytes within, which the engine itself would run.
  for (const damaged of [
    Buffer.alloc(0),
    whole.subarray(0, 500),
    Buffer.from(whole).fill(7, 64, 40_000),
  ]) {
    writeFileSync(path, damaged);
    expect(seed()).toBe(link);
    expect(readFileSync(path).length).toBeGreaterThan(whole.length / 2);
  }
  // The entry has no hash in its name: another of the same length would be taken for it.
  expect(readdirSync(bundle).filter((name) => /^portal\.cjs-.*kept$/.test(name))).toEqual([]);
});

test('a damaged file of the bundle is named and thrown away, a damaged list of sources is done without', () => {
  const root = ownBundle();
  const bundle = join(root, 'cli/dist');
  const seed = () =>
    spawnSync(
      process.execPath,
      [join(root, 'cli/bin/portal.mjs'), 'seed', '--status', 'COMPLETE'],
      {
        encoding: 'utf8',
      },
    );
  truncateSync(join(bundle, 'sources-seed.json'), 20);
  expect(seed()).toMatchObject({ status: 0, stderr: '' });
  const entry = join(bundle, 'portal.cjs');
  truncateSync(entry, 1000);
  expect(seed()).toMatchObject({
    status: 1,
    stderr: `error: ${entry} is damaged: run the command again to rebuild it\n`,
  });
  expect(existsSync(join(bundle, '.prepared'))).toBe(false);
});
