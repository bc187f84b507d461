import { showStep } from '../../start/show-step.mjs';
import { CommandFailed } from '../../support/errors';

/** Per step: getting the files, installing, building. */
const LIMIT_MS = 10 * 60_000;

interface Run {
  readonly cwd: string;
  readonly signal?: AbortSignal;
}

/** Returns the output, or null if the program fails. */
async function run(
  command: string,
  args: readonly string[],
  { cwd, signal }: Run,
): Promise<{ readonly ok: boolean; readonly output: string }> {
  const { execFile } = await import('node:child_process');
  const options = {
    cwd,
    signal,
    timeout: LIMIT_MS,
    maxBuffer: 64 * 2 ** 20,
    encoding: 'utf8' as const,
    // On Windows npm is a script, which requires a shell.
    shell: process.platform === 'win32' && command === 'npm',
  };
  return new Promise((resolve) => {
    execFile(command, args, options, (error, stdout, stderr) => {
      resolve({ ok: error === null, output: error === null ? stdout : stdout + stderr });
    });
  });
}

/** Null if there is no such commit. */
export async function commitOf(name: string, root: string): Promise<string | null> {
  if (name.startsWith('-')) return null;
  const found = await run('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], {
    cwd: root,
  });
  return found.ok ? found.output.trim() : null;
}

/** Links the current packages if they are the same. */
async function install(folder: string, root: string, signal: AbortSignal): Promise<boolean> {
  const { readFileSync, symlinkSync } = await import('node:fs');
  const { join } = await import('node:path');
  const lockOf = (place: string): string => readFileSync(join(place, 'package-lock.json'), 'utf8');
  if (lockOf(folder) === lockOf(root)) {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    return true;
  }
  const args = ['ci', '--ignore-scripts', '--prefer-offline', '--no-audit', '--no-fund'];
  const installing = () => run('npm', args, { cwd: folder, signal });
  return (await showStep('Installing the packages of that commit', installing)).ok;
}

/** Builds in a temporary folder, which is always removed, also on failure or interruption. */
export async function withBuildOf<Result>(
  commit: string,
  root: string,
  use: (build: string) => Promise<Result>,
): Promise<Result> {
  const { mkdtempSync, rmSync } = await import('node:fs');
  const { tmpdir } = await import('node:os');
  const { join } = await import('node:path');
  const above = mkdtempSync(join(tmpdir(), 'portal-base-'));
  const folder = join(above, 'checkout');
  const stop = new AbortController();
  const onSignal = (): void => stop.abort();
  const { signal } = stop;
  const failed = (what: string, output: string): CommandFailed =>
    new CommandFailed(
      signal.aborted
        ? 'stopped'
        : `${what} ${commit.slice(0, 9)} failed:\n${output.trim().split('\n').slice(-12).join('\n')}`,
    );
  process.once('SIGINT', onSignal);
  process.once('SIGTERM', onSignal);
  try {
    const git = ['worktree', 'add', '--detach', '--force', folder, commit];
    const out = await run('git', git, { cwd: root, signal });
    if (!out.ok) throw failed('checking out', out.output);
    if (!(await install(folder, root, signal))) throw failed('installing the packages of', '');
    const building = () => run('npm', ['run', 'build:mock'], { cwd: folder, signal });
    const built = await showStep(`Building ${commit.slice(0, 9)}`, building);
    if (!built.ok) throw failed('building', built.output);
    return await use(join(folder, 'dist-mock'));
  } finally {
    process.off('SIGINT', onSignal);
    process.off('SIGTERM', onSignal);
    rmSync(above, { recursive: true, force: true });
    await run('git', ['worktree', 'prune'], { cwd: root });
  }
}
