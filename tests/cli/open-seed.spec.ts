import { spawn, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '../support/test';

const ROOT = join(import.meta.dirname, '../..');

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

/** Resolves with the output once that contains `until`, or when the script ends. */
function run(args: readonly string[], until: string, env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...env } });
  let output = '';
  const ready = new Promise<string>((resolve) => {
    const hear = (data: Buffer): void => {
      output += data.toString();
      if (until !== '' && output.includes(until)) resolve(output);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('close', () => resolve(output));
  });
  return { child, ready };
}

let server: ChildProcess | undefined;

test.afterEach(() => {
  server?.kill();
});

// The longest test, so it starts early: it doesn't need the shared servers.
test('portal seed --open opens the link in the tab of npm start', async ({ plainPage: page }) => {
  const base = `http://localhost:${await freePort()}/`;
  const env = { XDG_RUNTIME_DIR: test.info().outputPath(), BROWSER: 'no-such-browser' };
  const start = run(['cli/start/start.mjs'], base, { ...env, PORT: new URL(base).port });
  server = start.child;
  expect(await start.ready).toContain(base);

  const seed = (...args: string[]) =>
    run(['cli/bin/portal.cjs', 'seed', ...args, '--open'], '', env).ready;
  const withoutTab = await seed('--status', 'COMPLETE');
  expect(withoutTab).toContain(`${base}?seed=`);
  expect(withoutTab).toContain('no open tab and no browser found');
  env.BROWSER = 'true';
  expect(await seed('--status', 'COMPLETE')).toContain('Opened in the browser.');

  // The development server transforms all modules: only the test's timeout limits this.
  await page.goto(base, { timeout: 0 });
  await expect(page.locator('main[data-screen=login]')).toBeVisible();
  expect(await seed('--program', 'trovy', '--screen', 'home')).toContain('Opened in the open tab.');
  await expect(page.locator('main[data-screen=home]')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-program', 'trovy');
  expect(new URL(page.url()).search).toBe('');
});
