// Runs the build steps of package.json ("wireit"). A step does nothing if its result is up to date.
import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

export function runNpm(args, cwd) {
  const windows = process.platform === 'win32';
  return new Promise((resolve, reject) => {
    const child = spawn(windows ? 'npm.cmd' : 'npm', args, {
      cwd,
      // Without a limit, Wireit's copies of earlier results fill the disk.
      env: { ...process.env, WIREIT_CACHE: 'none' },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: windows,
    });
    let output = '';
    child.stdout.on('data', (data) => (output += data));
    child.stderr.on('data', (data) => (output += data));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`npm ${args.join(' ')} failed:\n${output.trim()}`));
    });
  });
}

export const runScript = (name) => runNpm(['run', '--silent', name], ROOT);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await runScript(process.argv[2]).catch((error) => {
    process.stderr.write(`error: ${error.message}\n`);
    process.exitCode = 1;
  });
}
